import { isSettled } from 'schema/rules/choices';
import type { SessionDetailsFragment } from '../../../generated/feedback';
import type { QuestionFieldsFragment } from '../../../generated/questions';
import type { SubmitSessionInput } from '../../../generated/sessions';
import type { StudentFieldsFragment } from '../../../generated/students';
import { GraphQLFailure } from '../../../testing/stubServer';

/** What the practice screen asks of the network; each test changes what it is about. */
export interface PracticeServer {
  demoMode: boolean;
  transcribes: boolean;
  consentGiven: boolean;
  questions: QuestionFieldsFragment[] | Error;
  /** Runs for every submission; may throw a GraphQLFailure or a TypeError for a cut connection, or not return. */
  onSubmit: (input: SubmitSessionInput) => void | Promise<void>;
  /** What becomes of a submitted answer, as far as the marks have come. */
  session: Partial<SessionDetailsFragment>;
  /** Of the viewer, where that is a teacher. */
  students: readonly StudentFieldsFragment[];
  readonly submissions: SubmitSessionInput[];
  readonly asked: { operation: string; variables: Record<string, unknown>; headers: Headers }[];
  /** Of the last request with this operation. */
  headers: (operation: string) => Headers | undefined;
  /** What an answer about the session waits for, after the session was read for it. */
  detailsHeld: Promise<void> | null;
  /** How many listen for news of the session. */
  readonly listeners: () => number;
  /** Tells whoever listens that the session has changed; nothing follows once it is settled. */
  publish: (change: Partial<SessionDetailsFragment>) => void;
}

const aQuestion = (id: string, text: string): QuestionFieldsFragment & { __typename: string } => ({
  __typename: 'Question',
  id,
  partType: 'part2',
  text,
  category: 'Festivals',
  difficulty: 'intermediate',
  theme: 'People and Culture',
  timeLimit: 60,
  prompts: [],
  shouldSayPoints: ['what it is', 'who comes', 'what you eat', 'why you like it'],
});

/** As the feedback reads it: with the one marking that it has, if any. */
const asRead = ({ feedback, ...session }: SessionDetailsFragment) => ({
  ...session,
  ...{ questionId: '1', canCorrect: false, student: null, wordTimes: [], answers: [] },
  attempts: feedback
    ? [
        {
          ...{ __typename: 'Attempt', attempt: 1, createdAt: session.createdAt, feedback },
          ...{ transcription: session.transcription, transcriptSource: session.transcriptSource },
          improvedAnswer: null,
        },
      ]
    : [],
});

const SESSION: SessionDetailsFragment & { __typename: string } = {
  __typename: 'Session',
  id: '41',
  partType: 'part2',
  sessionType: null,
  questionText: 'Talk about a festival.',
  createdAt: '2026-11-21T12:00:00Z',
  duration: 48,
  state: 'recorded',
  stateReason: null,
  grammarScore: null,
  vocabularyScore: null,
  communicativeScore: null,
  overallScore: null,
  maximumScore: 12,
  audioUrl: null,
  canRetry: false,
  transcription: null,
  transcriptSource: null,
  feedback: null,
};

const listOf = (students: readonly StudentFieldsFragment[]) => ({
  __typename: 'StudentConnection',
  edges: students.map((student) => ({
    __typename: 'StudentEdge',
    cursor: student.id,
    node: { __typename: 'Student', ...student, latest: { __typename: 'SessionConnection', edges: [] } },
  })),
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
});

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Rejects as fetch does when its request is given up. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

/** Files travel as multipart (graphql-multipart-request-spec): put back where the map says. */
function readBody(body: unknown): { operationName: string; variables: Record<string, unknown> } {
  if (!(body instanceof FormData)) return JSON.parse(String(body));
  const operation = JSON.parse(String(body.get('operations')));
  operation.variables.input.audio = body.get('1') ?? body.get('0');
  return operation;
}

/** Stands at the network's edge: everything on this side of `fetch` is the real thing. */
export function practiceServer(viewer: Record<string, unknown>): PracticeServer {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const session = () => ({ ...SESSION, ...server.session });
  const server: PracticeServer = {
    demoMode: true,
    transcribes: false,
    consentGiven: true,
    questions: [aQuestion('1', 'Talk about a festival.'), aQuestion('2', 'Talk about a person.')],
    onSubmit: () => {},
    session: {},
    students: [],
    submissions: [],
    asked: [],
    headers: (operation) => server.asked.findLast((asked) => asked.operation === operation)?.headers,
    publish(change) {
      Object.assign(server.session, change);
      const event = `event: next\ndata: ${JSON.stringify({ data: { sessionProgress: session() } })}\n\n`;
      const end = isSettled(session().state) ? 'event: complete\ndata:\n\n' : '';
      for (const stream of streams) stream.enqueue(new TextEncoder().encode(event + end));
      if (end) streams.clear();
    },
    detailsHeld: null,
    listeners: () => streams.size,
  };
  const consent = { __typename: 'RecordingConsent', version: '1', givenAt: '2026-11-01T00:00:00Z' };
  const me = () => ({
    __typename: 'Viewer',
    ...viewer,
    recordingConsent: server.consentGiven ? consent : null,
  });
  const assessor = () => ({
    __typename: 'Assessor',
    demoMode: server.demoMode,
    name: 'built-in',
    transcribes: server.transcribes,
  });
  const answer = async (operation: string, variables: Record<string, unknown>): Promise<unknown> => {
    switch (operation) {
      case 'Viewer':
        return { viewer: me() };
      case 'PracticeQuestions':
        if (server.questions instanceof Error) throw server.questions;
        return {
          assessor: assessor(),
          practiceQuestions: {
            __typename: 'QuestionConnection',
            edges: server.questions.map((node) => ({ __typename: 'QuestionEdge', node })),
          },
        };
      case 'GiveRecordingConsent':
        server.consentGiven = true;
        return { giveRecordingConsent: me() };
      case 'Student': {
        const student = server.students.find(({ id }) => id === variables.id);
        if (!student) throw new GraphQLFailure('Student not found.', 'NOT_FOUND');
        return { student: { __typename: 'Student', ...student } };
      }
      case 'Students':
        return { students: listOf(server.students) };
      case 'SubmitSession':
        server.submissions.push(variables.input as SubmitSessionInput);
        await server.onSubmit(variables.input as SubmitSessionInput);
        return { submitSession: session() };
      case 'SessionDetails': {
        const read = session();
        await server.detailsHeld;
        return { session: read };
      }
      case 'SessionReading':
        return { session: asRead(session()) };
      case 'RetryAssessment':
        Object.assign(server.session, { state: 'recorded', stateReason: null, canRetry: false });
        return { retryAssessment: session() };
      default:
        throw new Error(`The practice screen does not ask for ${operation}.`);
    }
  };
  globalThis.fetch = (async (url: RequestInfo | URL, init?: RequestInit) => {
    if (String(url) === '/api/auth/user') return json(viewer);
    if (String(url) === '/graphql/stream') {
      const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.add(stream) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }
    const { operationName, variables } = readBody(init?.body);
    server.asked.push({ operation: operationName, variables, headers: new Headers(init?.headers) });
    try {
      return json({ data: await Promise.race([answer(operationName, variables), aborted(init?.signal)]) });
    } catch (error) {
      if (!(error instanceof GraphQLFailure)) throw error;
      return json({ data: null, errors: [{ message: error.message, extensions: { code: error.code } }] });
    }
  }) as typeof globalThis.fetch;
  return server;
}
