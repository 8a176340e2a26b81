import { describe, expect, test } from '@jest/globals';
import { DIFFICULTIES, type PartType, THEMES } from 'schema/rules/choices';
import { MIND_MAP_CONCEPTS_MAX, SHOULD_SAY_POINTS } from 'schema/rules/limits';
import { type CuratedQuestion, isTopic } from './curated-question.js';
import { QUESTION_BANK } from './question-bank.js';

const cards = QUESTION_BANK.filter((question) => !isTopic(question));
const topics = QUESTION_BANK.filter(isTopic);

const count = (part: PartType, theme: string, difficulty: string) =>
  QUESTION_BANK.filter((q) => q.partType === part && q.theme === theme && q.difficulty === difficulty).length;

const textsOf = (question: CuratedQuestion): string[] => [
  question.text,
  question.category,
  ...question.shouldSayPoints,
  ...question.prompts,
  ...(isTopic(question)
    ? [
        question.conversationTopic,
        ...question.mindMapConcepts,
        question.session2Question,
        question.hotsQuestion,
      ]
    : []),
];

/** The words by which the partner's cover of a concept is found (§4: more than three letters). */
const tellingWords = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3),
  ),
];

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The texts that break a rule, each with the slug of its question, so that a failure says where to look. */
const breaking = <Q extends CuratedQuestion>(
  questions: readonly Q[],
  textsIn: (question: Q) => readonly string[],
  keepsRule: (text: string) => boolean,
) =>
  questions.flatMap((question) =>
    textsIn(question)
      .filter((text) => !keepsRule(text))
      .map((text) => `${question.slug}: ${text}`),
  );

describe('the bank as a whole', () => {
  test('has at least 28 cards and 14 topics', () => {
    expect(cards.length).toBeGreaterThanOrEqual(28);
    expect(topics.length).toBeGreaterThanOrEqual(14);
  });

  test.each(THEMES)('serves every difficulty of %s: two cards and a topic at least', (theme) => {
    for (const difficulty of DIFFICULTIES) {
      expect(count('part2', theme, difficulty)).toBeGreaterThanOrEqual(2);
      expect(count('part3', theme, difficulty)).toBeGreaterThanOrEqual(1);
    }
  });

  test('repeats no slug and no text', () => {
    expect(repeated(QUESTION_BANK.map((question) => question.slug))).toEqual([]);
    expect(repeated(QUESTION_BANK.map((question) => question.text.toLowerCase()))).toEqual([]);
  });

  test('has slugs in kebab case', () => {
    const isKebab = (slug: string) => /^[a-z]+(-[a-z]+)*$/.test(slug);
    expect(breaking(QUESTION_BANK, (question) => [question.slug], isKebab)).toEqual([]);
  });

  test('uses only printable ASCII, which the fonts of screen and report have, and no stray spaces', () => {
    const isPlain = (text: string) => /^[!-~]+( [!-~]+)*$/.test(text);
    expect(breaking(QUESTION_BANK, textsOf, isPlain)).toEqual([]);
  });
});

describe('every question', () => {
  test('has four different points, at most 90 characters long, that complete "You should say"', () => {
    const completes = (point: string) =>
      /^(what|when|where|who|how|why|whether)\b.*[a-z]$/.test(point) && point.length <= 90;
    expect(breaking(QUESTION_BANK, (question) => question.shouldSayPoints, completes)).toEqual([]);
    for (const { shouldSayPoints } of QUESTION_BANK) {
      expect(shouldSayPoints).toHaveLength(SHOULD_SAY_POINTS);
      expect(repeated(shouldSayPoints)).toEqual([]);
    }
  });

  test('asks for a reason or a feeling last', () => {
    const asksDeeper = (point: string) => /\b(why|feel|felt)\b/.test(point);
    expect(breaking(QUESTION_BANK, (question) => question.shouldSayPoints.slice(-1), asksDeeper)).toEqual([]);
  });

  test('has five different prompt words', () => {
    const isPrompt = (prompt: string) => /^[a-z]+([ -][a-z]+)?$/.test(prompt);
    expect(breaking(QUESTION_BANK, (question) => question.prompts, isPrompt)).toEqual([]);
    for (const { prompts } of QUESTION_BANK) {
      expect(prompts).toHaveLength(5);
      expect(repeated(prompts)).toEqual([]);
    }
  });
});

describe('every card', () => {
  test('is a task of one minute', () => {
    const isTask = (text: string) => /^Talk about .+\.$/.test(text) && text.length <= 110;
    expect(breaking(cards, (card) => [card.text], isTask)).toEqual([]);
    expect(cards.filter((card) => card.timeLimit !== 60)).toEqual([]);
  });
});

describe('every topic', () => {
  test('is asked in a form from which §4 can take the topic, for five minutes', () => {
    const isAsked = (text: string) =>
      /^((Why do|Why are|How can|What are the) .+\?|Ways to .+[a-z])$/.test(text);
    expect(breaking(topics, (topic) => [topic.text], isAsked)).toEqual([]);
    expect(topics.filter((topic) => topic.timeLimit !== 300)).toEqual([]);
  });

  test('has a conversation topic that fits into a sentence', () => {
    const fits = (text: string) => /^[a-z].*[a-z]$/.test(text);
    expect(breaking(topics, (topic) => [topic.conversationTopic], fits)).toEqual([]);
  });

  test('has six concepts of two to four words', () => {
    const isConcept = (concept: string) => /^[a-z]+( [a-z]+){1,3}$/.test(concept);
    expect(breaking(topics, (topic) => topic.mindMapConcepts, isConcept)).toEqual([]);
    for (const topic of topics) expect(topic.mindMapConcepts).toHaveLength(MIND_MAP_CONCEPTS_MAX);
  });

  test('has concepts that share no telling word with one another or with the topic', () => {
    const shared = topics.map((topic) => ({
      slug: topic.slug,
      words: repeated([...topic.mindMapConcepts, topic.conversationTopic].flatMap(tellingWords)),
    }));
    expect(shared.filter(({ words }) => words.length > 0)).toEqual([]);
  });

  test('ends in one decision and one question that goes further', () => {
    const isDecision = (text: string) => /^Decide together: which ONE of these .+\?$/.test(text);
    const isQuestion = (text: string) => /^[A-Z].+\?$/.test(text) && text.length <= 110;
    expect(breaking(topics, (topic) => [topic.session2Question], isDecision)).toEqual([]);
    expect(breaking(topics, (topic) => [topic.hotsQuestion], isQuestion)).toEqual([]);
  });
});
