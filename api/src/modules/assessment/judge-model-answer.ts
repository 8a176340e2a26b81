import { array, type InferType, number, object, string, ValidationError } from 'yup';
import { FINDING_KINDS } from './assessment.types.js';
import { BANDS } from './judge-model-schema.js';

const text = () => string().defined();
const claim = () => object({ quote: text(), comment: text() }).defined();
const criterion = () =>
  object({
    evidence: array(claim()).defined(),
    summary: text(),
    band: number().oneOf(BANDS).defined(),
    lift: text(),
  }).defined();

const part2Answer = object({
  findings: array(
    object({
      quote: text(),
      kind: string().oneOf(FINDING_KINDS).defined(),
      correction: string().nullable().defined(),
      reason: text(),
    }),
  ).defined(),
  grammar: criterion(),
  vocabulary: criterion(),
  topicRelevance: text(),
  strengths: array(claim()).defined(),
  vocabularyImprovements: array(object({ quote: text(), better: text(), reason: text() })).defined(),
  suggestedPhrases: array(text()).defined(),
  improvementRecommendations: array(text()).defined(),
});

const part3Answer = part2Answer.shape({ communicative: criterion() });

export type Part2Answer = InferType<typeof part2Answer>;
export type Part3Answer = InferType<typeof part3Answer>;
export type Claim = InferType<ReturnType<typeof claim>>;

/** The answer cannot be used; `message` tells the model why, so that it can repair it. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

const FENCE = /^```(?:json)?\s*([\s\S]*?)\s*```$/;

/**
 * Reads a model's answer. Nothing is cast or clamped: a band of 7 or "4" is refused, as is a missing field.
 * Servers without structured output like to fence their JSON; the fence is taken off.
 * @throws UnusableAnswer
 */
export const readPart2Answer = (answer: string): Part2Answer =>
  validated((value) => part2Answer.validateSync(value, STRICTLY), answer);

/** The same for Part 3. @throws UnusableAnswer */
export const readPart3Answer = (answer: string): Part3Answer =>
  validated((value) => part3Answer.validateSync(value, STRICTLY), answer);

const STRICTLY = { strict: true, abortEarly: false } as const;

/** The limits of a good answer, many times over: each claim of it is looked up in the transcript. */
const ANSWER_MAX_CHARACTERS = 100_000;

function validated<Answer>(validate: (value: unknown) => Answer, answer: string): Answer {
  if (answer.length > ANSWER_MAX_CHARACTERS) throw new UnusableAnswer('The answer is far too long.');
  const trimmed = answer.trim();
  let value: unknown;
  try {
    value = JSON.parse(FENCE.exec(trimmed)?.[1] ?? trimmed);
  } catch {
    throw new UnusableAnswer('The answer is not valid JSON.');
  }
  try {
    return validate(value);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.errors.slice(0, 5).join('; ').slice(0, 500);
    throw new UnusableAnswer(`The answer does not obey the schema: ${faults}`);
  }
}
