import type { PartType } from 'schema/rules/choices';
import { MIND_MAP_CONCEPTS_MAX, QUESTION_MAX_CHARACTERS, SHOULD_SAY_POINTS } from 'schema/rules/limits';
import { PROMPT_WORDS } from 'schema/rules/questions';
import { array, object, string, ValidationError } from 'yup';
import { isStopWord, promptWords } from '../prompt-words.js';
import type { QuestionTexts } from './question-texts.js';

/** JSON Schema in the subset that strict structured output allows: every property required, none beside them. */
type JsonSchema = Readonly<Record<string, unknown>>;

const TEXT: JsonSchema = { type: 'string' };
const TEXTS: JsonSchema = { type: 'array', items: TEXT };
const record = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const OF_EVERY_PART = { text: TEXT, category: TEXT, shouldSayPoints: TEXTS, prompts: TEXTS };
const OF_PART3 = {
  conversationTopic: TEXT,
  mindMapConcepts: TEXTS,
  session2Question: TEXT,
  hotsQuestion: TEXT,
};

/** What a model answers; read by `readQuestions`. */
export const answerSchema = (partType: PartType) => ({
  name: `questions_${partType}`,
  json: record({
    questions: {
      type: 'array',
      items: record(partType === 'part3' ? { ...OF_EVERY_PART, ...OF_PART3 } : OF_EVERY_PART),
    },
  }),
});

const CATEGORY_MAX_CHARACTERS = 40;
const PROMPT_MAX_CHARACTERS = 40;

const NO_SIGNS = /^[^\p{Cc}\p{Cf}<>{}[\]*#`|\\]+$/u;
const words = (maxCharacters: number) =>
  string().trim().min(2).max(maxCharacters).matches(/\p{L}/u).matches(NO_SIGNS).required();
const different = (count: number, maxCharacters: number) =>
  array(words(maxCharacters))
    .length(count)
    .required()
    .test(
      'different',
      'repeats itself',
      (list) => new Set(list?.map((text) => text.toLowerCase())).size === count,
    );

const { text, point, concept } = QUESTION_MAX_CHARACTERS;
const card = object({
  text: words(text),
  category: words(CATEGORY_MAX_CHARACTERS),
  shouldSayPoints: different(SHOULD_SAY_POINTS, point),
  prompts: array(string().defined()).required(),
});
const topic = card.shape({
  conversationTopic: words(concept),
  mindMapConcepts: different(MIND_MAP_CONCEPTS_MAX, concept),
  session2Question: words(text),
  hotsQuestion: words(text),
});
const answer = object({ questions: array(object()).required() });

/** The answer cannot be used at all. */
export class UnusableQuestions extends Error {
  override readonly name = 'UnusableQuestions';
}

const FENCE = /^```(?:json)?\s*([\s\S]*?)\s*```$/;

/**
 * Reads a model's answer. A question that breaks a rule is left out, the others are kept.
 * @throws UnusableQuestions where it is no JSON of the schema, or no question of it can be used
 */
export function readQuestions(partType: PartType, answered: string): QuestionTexts[] {
  const trimmed = answered.trim();
  let value: unknown;
  try {
    value = JSON.parse(FENCE.exec(trimmed)?.[1] ?? trimmed);
  } catch {
    throw new UnusableQuestions('The answer is not valid JSON.');
  }
  if (!answer.isValidSync(value, { strict: true })) {
    throw new UnusableQuestions('The answer does not obey the schema.');
  }
  const usable = value.questions.flatMap((one) => {
    const question = partType === 'part3' ? readTopic(one) : readCard(one);
    return question ? [question] : [];
  });
  if (usable.length === 0) throw new UnusableQuestions('No question of the answer keeps the rules.');
  return usable;
}

function readCard(value: unknown): QuestionTexts | null {
  const read = valid(() => card.validateSync(value, { strict: true }));
  return (
    read && {
      ...withPrompts(read),
      mindMapConcepts: [],
      conversationTopic: null,
      session2Question: null,
      hotsQuestion: null,
    }
  );
}

function readTopic(value: unknown): QuestionTexts | null {
  const read = valid(() => topic.validateSync(value, { strict: true }));
  return read && withPrompts(read);
}

function valid<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

/** The model's prompt words as far as they help; where there are too few, our own. */
function withPrompts<Read extends Pick<QuestionTexts, 'text' | 'shouldSayPoints'> & { prompts: string[] }>(
  read: Read & { mindMapConcepts?: readonly string[] },
): Read {
  const prompts = read.prompts
    .map((prompt) => prompt.trim().toLowerCase())
    .filter(
      (prompt) => NO_SIGNS.test(prompt) && prompt.length <= PROMPT_MAX_CHARACTERS && !isStopWord(prompt),
    );
  const own = promptWords({
    title: read.text,
    points: read.shouldSayPoints,
    concepts: read.mindMapConcepts ?? [],
  });
  return { ...read, prompts: [...new Set([...prompts, ...own])].slice(0, PROMPT_WORDS) };
}
