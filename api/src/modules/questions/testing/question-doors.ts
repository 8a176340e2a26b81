import { askGraphql, askRest, type DoorAnswer } from '../../../testing/both-doors.js';
import type { TestClient } from '../../../testing/test-client.js';

/** A question as either door writes it out. */
export interface WireQuestion {
  readonly id: number;
  readonly text: string;
  readonly partType: string;
  readonly category: string;
  readonly difficulty: string;
  readonly theme: string;
  readonly timeLimit: number;
  readonly prompts: string[];
  readonly shouldSayPoints: string[];
  readonly mindMapConcepts: string[];
  readonly session2Question: string | null;
  readonly hotsQuestion: string | null;
  readonly conversationTopic: string | null;
  readonly isAIGenerated: boolean;
  readonly isVerified: boolean;
  readonly createdBy: string | null;
  readonly createdAt: string;
}

type Ask<Value> = (client: TestClient, input: object) => Promise<DoorAnswer<Value>>;
type AskAbout<Value> = (client: TestClient, id: number | string) => Promise<DoorAnswer<Value>>;

export interface QuestionDoor {
  readonly name: string;
  readonly contribute: Ask<WireQuestion>;
  readonly addCustom: Ask<WireQuestion>;
  readonly generate: Ask<WireQuestion[]>;
  readonly practice: Ask<WireQuestion[]>;
  readonly list: (client: TestClient) => Promise<DoorAnswer<WireQuestion[]>>;
  readonly contributed: (client: TestClient) => Promise<DoorAnswer<WireQuestion[]>>;
  readonly verify: AskAbout<WireQuestion>;
  readonly reject: AskAbout<unknown>;
  readonly pick: AskAbout<unknown>;
}

const FIELDS = `id text partType category difficulty theme timeLimit prompts shouldSayPoints mindMapConcepts
  session2Question hotsQuestion conversationTopic isAIGenerated isVerified createdBy createdAt`;

/** GraphQL writes ids as texts. */
const numbered = (question: WireQuestion): WireQuestion => ({ ...question, id: Number(question.id) });

function mapped<From, To>(answer: DoorAnswer<From>, to: (value: From) => To): DoorAnswer<To> {
  return 'value' in answer ? { value: to(answer.value) } : answer;
}

const one = async (client: TestClient, document: string, variables: object) =>
  mapped(await askGraphql<WireQuestion>(client, document, variables), numbered);

interface Page {
  readonly edges: readonly { readonly node: WireQuestion }[];
}
const page = async (client: TestClient, filter: string) =>
  mapped(
    await askGraphql<Page>(
      client,
      `{ questions(first: 100, filter: ${filter}) { edges { node { ${FIELDS} } } } }`,
    ),
    ({ edges }) => edges.map(({ node }) => numbered(node)),
  );

const about =
  (mutation: string): AskAbout<WireQuestion> =>
  (client, id) =>
    one(client, `mutation ($id: ID!) { ${mutation}(id: $id) { ${FIELDS} } }`, { id: String(id) });

export const QUESTION_DOORS: readonly QuestionDoor[] = [
  {
    name: 'GraphQL',
    contribute: (client, input) =>
      one(
        client,
        `mutation ($input: ContributeQuestionInput!) { contributeQuestion(input: $input) { ${FIELDS} } }`,
        { input },
      ),
    addCustom: (client, input) =>
      one(
        client,
        `mutation ($input: AddCustomQuestionInput!) { addCustomQuestion(input: $input) { ${FIELDS} } }`,
        { input },
      ),
    generate: async (client, input) =>
      mapped(
        await askGraphql<{ questions: WireQuestion[] }>(
          client,
          `mutation ($input: GenerateQuestionsInput!) { generateQuestions(input: $input) { questions { ${FIELDS} } } }`,
          { input },
        ),
        ({ questions }) => questions.map(numbered),
      ),
    practice: async (client, variables) =>
      mapped(
        await askGraphql<{ edges: { node: WireQuestion }[] }>(
          client,
          `query ($partType: PartType!, $difficulty: Difficulty!) {
            practiceQuestions(partType: $partType, difficulty: $difficulty, first: 100) {
              edges { node { ${FIELDS} } }
            }
          }`,
          variables,
        ),
        ({ edges }) => edges.map(({ node }) => numbered(node)),
      ),
    list: (client) => page(client, '{}'),
    contributed: (client) => page(client, '{ contributed: true }'),
    verify: about('verifyQuestion'),
    reject: about('rejectQuestion'),
    pick: about('addQuestionToPractice'),
  },
  {
    name: 'REST',
    contribute: (client, input) => askRest(client, 'POST', '/api/questions/contribute', input),
    addCustom: (client, input) => askRest(client, 'POST', '/api/questions', input),
    generate: (client, input) => askRest(client, 'POST', '/api/questions/generate', input),
    practice: (client, input) =>
      askRest(client, 'GET', `/api/practice/questions?${new URLSearchParams({ ...input })}`),
    list: (client) => askRest(client, 'GET', '/api/questions'),
    contributed: (client) => askRest(client, 'GET', '/api/questions/student-contributed'),
    verify: (client, id) => askRest(client, 'POST', `/api/questions/${id}/verify`),
    reject: (client, id) => askRest(client, 'DELETE', `/api/questions/${id}/reject`),
    pick: (client, id) => askRest(client, 'POST', `/api/questions/${id}/import`),
  },
];

/** What was answered, or a test failure that says how it was refused. */
export function answered<Value>(answer: DoorAnswer<Value>): Value {
  if ('refused' in answer) throw new Error(`refused: ${JSON.stringify(answer.refused)}`);
  return answer.value;
}

/** The code of a refusal; of an answer, none. */
export const codeOf = (answer: DoorAnswer<unknown>): string | undefined =>
  'refused' in answer ? answer.refused.code : undefined;

let contributions = 0;

/** A whole contribution, each with a title of its own. */
export const cardDraft = (change: object = {}) => {
  contributions += 1;
  return {
    partType: 'part2',
    title: `Talk about the market stall number ${contributions}.`,
    difficulty: 'beginner',
    theme: 'People and Culture',
    shouldSayPoints: ['where the stall is', 'what people sell', 'when you go there', 'why you like it'],
    ...change,
  };
};

export const topicDraft = (change: object = {}) => ({
  ...cardDraft(),
  partType: 'part3',
  title: `Why do people visit the market number ${contributions}?`,
  mindMapConcepts: [
    'fresh fish',
    'low prices',
    'friendly sellers',
    'short walk',
    'old recipes',
    'live music',
  ],
  session2Question: 'Which ONE of these matters most?',
  hotsQuestion: 'Will markets survive the supermarket?',
  ...change,
});
