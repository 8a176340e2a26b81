import { askRest, type DoorAnswer } from '../../../testing/both-doors.js';
import type { TestClient } from '../../../testing/test-client.js';
import { voice } from '../../assessment/testing/signals.js';
import { wavOf } from '../../assessment/testing/wav-file.js';

/** A recording of somebody who speaks. */
export const spoken = (seconds: number): Uint8Array => wavOf(voice({ seconds }), {});

/** A session as either door sends one; GraphQL has its id as text. */
export interface SessionAnswer {
  readonly id: number | string;
  readonly state: string;
  readonly duration: number;
  readonly transcription: string | null;
  readonly transcriptSource: string | null;
  readonly overallScore: number | null;
  readonly audioUrl: string | null;
}

export interface Answer {
  readonly questionId?: string;
  readonly audio?: Uint8Array;
  readonly transcription?: string;
  readonly transcriptSource?: string;
  readonly studentProfileId?: string;
}

/** The form of §7, with whatever else is given; a value that is undefined is left out. */
export function formOf({
  audio,
  ...fields
}: { readonly audio?: Uint8Array } & Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  if (audio) form.set('audio', new Blob([new Uint8Array(audio)], { type: 'audio/wav' }), 'recording.wav');
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  return form;
}

/** `POST /api/sessions` that waits for marks as long as it is told. */
export const postSession = (
  client: TestClient,
  form: FormData,
  {
    key,
    waitSeconds = 0,
    signal,
  }: { readonly key?: string; readonly waitSeconds?: number; readonly signal?: AbortSignal } = {},
): Promise<Response> =>
  client.rest('/api/sessions', {
    method: 'POST',
    body: form,
    headers: { prefer: `wait=${waitSeconds}`, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(signal && { signal }),
  });

const SUBMIT = `mutation ($input: SubmitSessionInput!) { submitSession(input: $input) {
  id state duration transcription transcriptSource overallScore audioUrl student { id } } }`;

/** An answer sent through either door. */
export const SUBMIT_THROUGH: Readonly<
  Record<
    'GraphQL' | 'REST',
    (client: TestClient, answer: Answer, key?: string) => Promise<DoorAnswer<SessionAnswer>>
  >
> = {
  async GraphQL(client, { audio, questionId = '1', ...more }, clientKey = crypto.randomUUID()) {
    const input = { questionId, clientKey, audio: null, ...more };
    const { data, errors } = audio
      ? await client.upload<{ submitSession: SessionAnswer }>(
          SUBMIT,
          { input },
          { path: 'variables.input.audio', bytes: audio },
        )
      : await client.graphql<{ submitSession: SessionAnswer }>(SUBMIT, { input });
    const [error] = errors ?? [];
    if (error) return { refused: { message: error.message, ...error.extensions } };
    if (!data) throw new Error('neither data nor errors');
    return { value: data.submitSession };
  },
  async REST(client, answer, key) {
    const response = await postSession(
      client,
      formOf({ questionId: '1', ...answer }),
      key === undefined ? {} : { key },
    );
    const body = await response.json();
    return response.ok ? { value: body as SessionAnswer } : { refused: body as DoorRefusal };
  },
};
type DoorRefusal = Extract<DoorAnswer<never>, { refused: unknown }>['refused'];

/** The teacher's new student, by id. */
export async function addedStudent(teacher: TestClient, email: string): Promise<string> {
  const input = { firstName: 'Mei', lastName: 'Ling', email };
  const answer = await askRest<{ id: string }>(teacher, 'POST', '/api/teacher/students', input);
  if ('refused' in answer) throw new Error(JSON.stringify(answer));
  return answer.value.id;
}
