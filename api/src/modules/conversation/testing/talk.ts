import { askGraphql, askRest } from '../../../testing/both-doors.js';
import type { TestClient } from '../../../testing/test-client.js';

export interface TurnJson {
  id: number;
  transcription: string | null;
  transcriptSource: string | null;
  partType: string;
  sessionType: string;
}

/** A turn as the clients of §7 send it. */
export function turnForm(questionId: number, fields: Record<string, string>, audio?: Uint8Array): FormData {
  const form = new FormData();
  const sent = { questionId: String(questionId), sessionType: 'conversation', partType: 'part3', ...fields };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  if (audio) form.set('audio', new Blob([new Uint8Array(audio)]), 'recording.webm');
  return form;
}

export const sendTurn = (
  client: TestClient,
  questionId: number,
  fields: Record<string, string>,
  audio: Uint8Array | undefined = undefined,
) => askRest<TurnJson>(client, 'POST', '/api/sessions', turnForm(questionId, fields, audio));

/** What a door answered. @throws Error with the refusal */
export const given = <Value>(answer: { value: Value } | { refused: object }): Value => {
  if ('refused' in answer) throw new Error(JSON.stringify(answer.refused));
  return answer.value;
};

const CONVERSATION = `fragment Talk on Conversation { sessionId phase topic isOpen canAdvance canAssess isReady
  isTargetReached spokenSeconds targetSeconds points { index text coveredByStudent coveredByPartner }
  turns { id position phase speaker text transcriptSource duration madeBy coveredPoint } }`;
export interface Talk {
  sessionId: string;
  phase: string;
  topic: string;
  isOpen: boolean;
  canAdvance: boolean;
  canAssess: boolean;
  points: { index: number; text: string; coveredByStudent: boolean; coveredByPartner: boolean }[];
  turns: {
    id: string;
    speaker: string;
    text: string | null;
    madeBy: string | null;
    phase: string;
    transcriptSource: string | null;
    duration: number;
  }[];
}
export const START = `mutation ($input: StartConversationInput!) { startConversation(input: $input) { ...Talk } } ${CONVERSATION}`;
export const READ = `query ($id: ID!) { conversation(sessionId: $id) { ...Talk } } ${CONVERSATION}`;
export const OPEN = `query ($questionId: ID) { openConversation(questionId: $questionId) { ...Talk } } ${CONVERSATION}`;
export const TURN = `mutation ($input: SubmitTurnInput!) { submitTurn(input: $input) { id text transcriptSource duration } }`;
export const REPLY = `mutation ($id: ID!) { replyInConversation(sessionId: $id) { id text madeBy speaker } }`;
export const STREAM = `subscription ($id: ID!) { partnerReply(sessionId: $id) { sentence turn { id text madeBy speaker } } }`;
export interface StreamedPiece {
  readonly sentence: string | null;
  readonly turn: { id: string; text: string; madeBy: string; speaker: string } | null;
}
export const ADVANCE = `mutation ($id: ID!, $from: ConversationPhase!) { advanceConversation(sessionId: $id, from: $from) { ...Talk } } ${CONVERSATION}`;

export const read = async (client: TestClient, id: number | string): Promise<Talk> =>
  given(await askGraphql<Talk>(client, READ, { id: String(id) }));
