import { randomUUID } from 'node:crypto';
import { GOLDEN_ANSWERS } from '../../modules/assessment/testing/golden-answers.js';
import { askGraphql, askRest, type DoorAnswer } from '../both-doors.js';
import { operation } from '../operations.js';
import { PICTURE, recordingOf } from '../sample-files.js';
import type { TestApi } from '../test-api.js';
import type { TestClient } from '../test-client.js';
import { until } from '../until.js';

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

/** Columns of a copy that differ from those of its template. */
type Change = Readonly<Record<string, unknown>>;

/** What the copies are made of. */
interface Templates {
  /** A session with its recording and its marks. */
  readonly marked: number;
  /** An open conversation, long enough to be marked. */
  readonly conversation: number;
  /** A contributed question that waits for a teacher. */
  readonly contributed: number;
}

/** Makes the records that calls are about, through the doors or as copies of what came through them. */
export class Records {
  private constructor(
    private readonly api: TestApi,
    private readonly templates: Templates,
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
    const templates = {
      marked: await markedSession(api, someone, cardId),
      conversation: await conversationOn(someone, topicId),
      contributed: await contributedQuestion(someone),
    };
    return new Records(api, templates, cardId, topicId);
  }

  /** A marked session with its recording and its feedback. */
  async session(owner: TestClient, change: Change = {}): Promise<number> {
    const { marked } = this.templates;
    const id = await this.#copy('sessions', marked, { ...change, user_id: owner.userId, client_key: null });
    await this.api.pool.query(
      `insert into assessments (session_id, attempt, result, created_at)
       select $1, attempt, result, created_at from assessments where session_id = $2`,
      [id, marked],
    );
    return id;
  }

  /** A marked session that a teacher recorded for a new student. */
  async recordedSession(teacher: TestClient): Promise<number> {
    const student = await this.student(teacher, `${randomUUID()}@school.test`);
    return this.session(teacher, { student_profile_id: student });
  }

  /** An open conversation of six turns. @param owner somebody new where left out */
  async conversation(owner?: TestClient): Promise<number> {
    const { conversation } = this.templates;
    const { userId } = owner ?? (await this.api.signIn('Mei'));
    const id = await this.#copy('sessions', conversation, { user_id: userId, client_key: null });
    await this.api.pool.query(
      `insert into conversations select (jsonb_populate_record(template, jsonb_build_object('session_id', $1::int))).*
       from conversations template where session_id = $2`,
      [id, conversation],
    );
    await this.api.pool.query(
      `insert into conversation_turns select (jsonb_populate_record(template, jsonb_build_object('session_id', $1::int,
         'user_id', $3::text, 'client_key', null, 'id', nextval(pg_get_serial_sequence('conversation_turns', 'id'))))).*
       from conversation_turns template where session_id = $2 order by position`,
      [id, conversation, userId],
    );
    return id;
  }

  /** A contributed question of this person, which waits for a teacher. */
  question(author: TestClient): Promise<number> {
    const own = { created_by_id: author.userId, text_key: randomUUID() };
    return this.#copy('questions', this.templates.contributed, own);
  }

  async #copy(table: 'sessions' | 'questions', templateId: number, change: Change): Promise<number> {
    const { rows } = await this.api.pool.query<{ id: number }>(
      `insert into ${table} select (jsonb_populate_record(template, $1::jsonb ||
         jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id'))))).*
       from ${table} template where id = $2 returning id`,
      [JSON.stringify(change), templateId],
    );
    return rows[0]?.id ?? 0;
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
  if (errors) throw new Error(`the first recording was not taken: ${JSON.stringify(errors)}`);
  await until(
    async () => (await api.pool.query('select state from sessions where id = $1', [id])).rows[0]?.state,
    (state) => state === 'assessed',
  );
  return id;
}

export function formWith(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** @returns the id of the session */
async function conversationOn(owner: TestClient, questionId: number): Promise<number> {
  let id = 0;
  for (const transcription of SAID) {
    const turn = turnForm(questionId, { transcription, sessionPhase: 'session1' });
    ({ id } = granted(await askRest<{ id: number }>(owner, 'POST', '/api/sessions', turn)));
  }
  return id;
}

const turnForm = (questionId: number, fields: Readonly<Record<string, string>>): FormData =>
  formWith({ questionId: String(questionId), sessionType: 'conversation', partType: 'part3', ...fields });

const SAID = ['a bus', 'a train', 'a bicycle', 'a car', 'a boat'].map(
  (vehicle) => `I think that ${vehicle} is the best way to travel, because my whole family can go together.`,
);

async function contributedQuestion(author: TestClient): Promise<number> {
  const path = '/api/questions/contribute';
  return granted(await askRest<{ id: number }>(author, 'POST', path, contribution())).id;
}

/** Another one each time: the same one twice is a conflict. */
export const contribution = () => ({
  partType: 'part2',
  title: `Talk about ${randomUUID().replaceAll(/[^a-f]+/g, ' ')}`,
  difficulty: 'intermediate',
  theme: 'People and Culture',
  shouldSayPoints: ['what it is', 'where you saw it', 'how it works', 'why it matters to you'],
});

export const typedAnswer = (questionId: number, clientKey: string) => ({
  questionId: String(questionId),
  clientKey,
  transcription: 'I help my mother in the kitchen every evening.',
  transcriptSource: 'typed',
});
