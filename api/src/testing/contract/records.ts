import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GOLDEN_ANSWERS } from '../../modules/assessment/testing/golden-answers.js';
import { askGraphql, askRest, type DoorAnswer } from '../both-doors.js';
import { operation } from '../operations.js';
import { PICTURE, recordingOf } from '../sample-files.js';
import type { TestApi } from '../test-api.js';
import type { TestClient } from '../test-client.js';

const MARKED_WITHIN_MS = 30_000;

/** The value, where the making of a record must not be refused. */
export function granted<Value>(answer: DoorAnswer<Value>): Value {
  if ('refused' in answer) throw new Error(`${answer.refused.code}: ${answer.refused.message}`);
  return answer.value;
}

const ISSUE = `mutation ($input: IssueResearchTokenInput!) {
  issueResearchToken(input: $input) { secret token { id } }
}`;

/** @param admin the impact admin */
export async function issueToken(
  admin: TestClient,
): Promise<{ readonly secret: string; readonly token: { readonly id: string } }> {
  const input = { name: 'Study', scopes: ['analyticsRead'], expiresInDays: 30 };
  return granted(await askGraphql(admin, ISSUE, { input }));
}

/** Makes the records that calls are about, through the doors or as copies of what came through them. */
export class Records {
  private constructor(
    private readonly api: TestApi,
    private readonly markedId: number,
    /** A curated card of Part 2. */
    readonly cardId: number,
    /** A curated topic of Part 3. */
    readonly topicId: number,
  ) {}

  /** Needs the worker: one recording is marked for real, and copied from then on. */
  static async make(api: TestApi): Promise<Records> {
    const someone = await api.signIn('Template');
    const first = async (partType: string) => {
      const curated = 'select min(id) as id from questions where part_type = $1 and slug is not null';
      return (await api.pool.query<{ id: number }>(curated, [partType])).rows[0]?.id ?? 0;
    };
    const [cardId, topicId] = [await first('part2'), await first('part3')];
    return new Records(api, await markedSession(api, someone, cardId), cardId, topicId);
  }

  /** A marked session with its recording and its feedback. */
  async session(owner: TestClient, change: Readonly<Record<string, unknown>> = {}): Promise<number> {
    const { pool } = this.api;
    const { rows } = await pool.query<{ id: number }>(
      `insert into sessions
       select (jsonb_populate_record(template, $2::jsonb || jsonb_build_object('user_id', $1::text,
         'client_key', null, 'id', nextval(pg_get_serial_sequence('sessions', 'id'))))).*
       from sessions template where id = $3 returning id`,
      [owner.userId, JSON.stringify(change), this.markedId],
    );
    const id = rows[0]?.id ?? 0;
    await pool.query(
      `insert into assessments (session_id, attempt, result, created_at)
       select $1, attempt, result, created_at from assessments where session_id = $2`,
      [id, this.markedId],
    );
    return id;
  }

  /** An entry of a teacher for the person with this address. */
  async student(teacher: TestClient, email: string): Promise<string> {
    const student = { firstName: 'Kavin', lastName: 'Raj', email, grade: 'Form 4' };
    const { id } = granted(await askRest<{ id: string }>(teacher, 'POST', '/api/teacher/students', student));
    return id;
  }

  /** An entry for this person, of a teacher of its own. */
  async invitation(person: TestClient): Promise<string> {
    const { email } = granted(await askRest<{ email: string }>(person, 'GET', '/api/auth/user'));
    return this.student(await this.api.signIn('Faridah', { role: 'teacher' }), email);
  }

  async person(): Promise<string> {
    return (await this.api.signIn('Mei')).userId;
  }

  /** Pending, of somebody. */
  async testimonial(): Promise<number> {
    const author = await this.api.signIn('Mei');
    const { id } = granted(
      await askRest<{ id: number }>(author, 'POST', '/api/testimonials', { content: 'I speak longer.' }),
    );
    return id;
  }

  /** Somebody's. @returns the name in its address */
  async picture(): Promise<string> {
    const person = await this.api.signIn('Mei');
    const form = formWith({ profilePicture: new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }) });
    const { profileImageUrl } = granted(
      await askRest<{ profileImageUrl: string }>(person, 'POST', '/api/auth/user/profile-picture', form),
    );
    return profileImageUrl.split('/').at(-1) ?? '';
  }

  async contactMessage(): Promise<number> {
    const subject = randomUUID();
    const message = { name: 'Puan Salmah', email: 'salmah@school.test', subject, message: 'How do I start?' };
    granted(await askRest(this.api.visitor(), 'POST', '/api/contact', message));
    const found = 'select id from contact_messages where subject = $1';
    const { rows } = await this.api.pool.query<{ id: number }>(found, [subject]);
    return rows[0]?.id ?? 0;
  }
}

/** A recording of a voice with the words that a browser heard, marked by the worker. */
async function markedSession(api: TestApi, owner: TestClient, questionId: number): Promise<number> {
  const transcription = GOLDEN_ANSWERS.at(-1)?.text;
  const input = {
    ...{ questionId: String(questionId), clientKey: 'template', audio: null },
    ...{ transcription, transcriptSource: 'browser' },
  };
  const file = { path: 'variables.input.audio', bytes: recordingOf(15) };
  const { data, errors } = await owner.upload<{ submitSession: { id: string } }>(
    operation('SubmitSession'),
    { input },
    file,
  );
  const id = Number(data?.submitSession.id);
  const until = Date.now() + MARKED_WITHIN_MS;
  while (Date.now() < until) {
    const { rows } = await api.pool.query('select state from sessions where id = $1', [id]);
    if (rows[0]?.state === 'assessed') return id;
    await sleep(100);
  }
  throw new Error(`the first recording was not marked: ${JSON.stringify(errors)}`);
}

export function formWith(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export const typedAnswer = (questionId: number, clientKey: string) => ({
  questionId: String(questionId),
  clientKey,
  transcription: 'I help my mother in the kitchen every evening.',
  transcriptSource: 'typed',
});
