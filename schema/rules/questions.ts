import { array, type InferType, mixed, number, object, ValidationError } from 'yup';
import { DEFAULT_DIFFICULTY, DIFFICULTIES, PART_TYPES, THEMES } from './choices.ts';
import { MIND_MAP_CONCEPTS_MAX, QUESTION_MAX_CHARACTERS, SHOULD_SAY_POINTS } from './limits.ts';
import { plainText } from './validation.ts';

/** Where a question comes from; told by its badge. */
export const QUESTION_SOURCES = ['curated', 'generated', 'contributed', 'custom'] as const;
export type QuestionSource = (typeof QUESTION_SOURCES)[number];

/** The id of a custom question on the wire; sent back, it means the caller's newest one. */
export const CUSTOM_QUESTION_ID = -1;
/** Category and theme of a custom question. */
export const CUSTOM = 'custom';

export const PROMPT_WORDS = 5;
export const GENERATED_QUESTIONS = { min: 1, max: 10, default: 5 } as const;

/** The sentences of §5, in the order in which they are said, and the rest that a form may say. */
export const QUESTION_MESSAGES = {
  title: 'Please fill in the title',
  theme: 'Please select a theme',
  shouldSayPoints: "Please fill in all four 'You should say' points",
  part3: 'Please fill in all 6 mind map concepts, Session 2 question, and HOTS question',
  text: 'Please enter your question',
  partType: 'Please choose Part 2 or Part 3',
  difficulty: 'Please choose a difficulty',
  count: `Please ask for ${GENERATED_QUESTIONS.min} to ${GENERATED_QUESTIONS.max} questions`,
} as const;

/** One line: what was pasted with breaks is joined. What is no text counts as empty. */
const line = (maxCharacters: number) =>
  plainText(maxCharacters)
    .transform((text: string | undefined) => text?.replace(/\s+/gu, ' '))
    .default('');

/** A question needs a word: signs alone cannot be asked, and cannot be told from one another. */
const questionText = (message: string) =>
  line(QUESTION_MAX_CHARACTERS.text).test('words', message, (text) => /\p{L}/u.test(text));

/** Exactly `count` lines, none of them empty. */
const filledLines = (count: number, maxCharacters: number, message: string) =>
  array(line(maxCharacters).defined())
    .typeError(message)
    .nonNullable(message)
    .test('filled', message, (lines) => lines?.length === count && lines.every((text) => text !== ''));

const oneOf = <Value extends string>(values: readonly Value[], message: string) =>
  mixed<Value>().oneOf(values, message).required(message);

const theme = oneOf(THEMES, QUESTION_MESSAGES.theme);
const partType = oneOf(PART_TYPES, QUESTION_MESSAGES.partType);
const difficulty = oneOf(DIFFICULTIES, QUESTION_MESSAGES.difficulty);

const part3 = QUESTION_MESSAGES.part3;
const concepts = array(line(QUESTION_MAX_CHARACTERS.concept).defined());
const furtherQuestion = line(QUESTION_MAX_CHARACTERS.text);

/**
 * What a user contributes to the bank. Faults are told in the order of the fields. Of a Part 2 card the fields of
 * Part 3 are left out, whatever they hold.
 */
export const contributionSchema = object({
  title: questionText(QUESTION_MESSAGES.title),
  theme,
  shouldSayPoints: filledLines(
    SHOULD_SAY_POINTS,
    QUESTION_MAX_CHARACTERS.point,
    QUESTION_MESSAGES.shouldSayPoints,
  ).required(QUESTION_MESSAGES.shouldSayPoints),
  mindMapConcepts: concepts.when('partType', {
    is: 'part3',
    // biome-ignore lint/suspicious/noThenProperty: yup's name for it
    then: () => filledLines(MIND_MAP_CONCEPTS_MAX, QUESTION_MAX_CHARACTERS.concept, part3).required(part3),
    otherwise: (field) => field.strip(),
  }),
  session2Question: furtherQuestion.when('partType', {
    is: 'part3',
    // biome-ignore lint/suspicious/noThenProperty: yup's name for it
    then: (field) => field.required(part3),
    otherwise: (field) => field.strip(),
  }),
  hotsQuestion: furtherQuestion.when('partType', {
    is: 'part3',
    // biome-ignore lint/suspicious/noThenProperty: yup's name for it
    then: (field) => field.required(part3),
    otherwise: (field) => field.strip(),
  }),
  difficulty: difficulty.default(DEFAULT_DIFFICULTY),
  partType,
});
export type Contribution = InferType<typeof contributionSchema>;

/** What is wrong with a contribution, in the order of the fields; of several lines the list is the field. */
export function contributionFaults(draft: unknown): { readonly field: string; readonly message: string }[] {
  try {
    contributionSchema.validateSync(draft, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => ({ field: path?.split('[')[0] ?? '', message }));
  }
}

/** The custom question: everything but its words is given (§3). */
export const customQuestionSchema = object({ text: questionText(QUESTION_MESSAGES.text) });

/** What questions are generated for. */
export const generationSchema = object({
  partType,
  difficulty,
  theme,
  count: number()
    .typeError(QUESTION_MESSAGES.count)
    .nonNullable(QUESTION_MESSAGES.count)
    .integer(QUESTION_MESSAGES.count)
    .min(GENERATED_QUESTIONS.min, QUESTION_MESSAGES.count)
    .max(GENERATED_QUESTIONS.max, QUESTION_MESSAGES.count)
    .default(GENERATED_QUESTIONS.default),
});
export type Generation = InferType<typeof generationSchema>;

/** Which practice list. */
export const practiceListSchema = object({ partType, difficulty });

/** What narrows the list of questions. */
export const questionFilterSchema = object({
  partType: partType.notRequired().nullable(),
  difficulty: difficulty.notRequired().nullable(),
  theme: theme.notRequired().nullable(),
  search: line(QUESTION_MAX_CHARACTERS.search),
});
