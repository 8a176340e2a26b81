import { describe, expect, test } from '@jest/globals';
import { DIFFICULTIES, PART_TYPES, type PartType, THEMES } from 'schema/rules/choices';
import { QUESTION_BANK } from '../bank/question-bank.js';
import { asksTheSame, textKey, textShape } from '../question-text.js';
import { patternQuestions } from './pattern-questions.js';

const CELLS = PART_TYPES.flatMap((partType) =>
  DIFFICULTIES.flatMap((difficulty) => THEMES.map((theme) => ({ partType, difficulty, theme }))),
);
const made = CELLS.flatMap((cell) =>
  [...patternQuestions(cell)].map((question) => ({ ...cell, ...question })),
);
const ofPart = (part: PartType) => made.filter(({ partType }) => partType === part);
const shapeOf = (text: string) => ({ text, ...textShape(textKey(text)) });

/** The texts that break a rule. */
const breaking = (texts: readonly string[], keepsRule: (text: string) => boolean) =>
  [...new Set(texts)].filter((text) => !keepsRule(text));

test.each(CELLS)('$partType, $difficulty, $theme: many, and ten in a row of different kinds', (cell) => {
  const all = [...patternQuestions(cell)];
  expect(all.length).toBeGreaterThanOrEqual(40);
  const ten = all.slice(0, 10);
  expect(new Set(ten.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(ten.map(({ text }) => text.split(' ').slice(-3).join(' '))).size).toBeGreaterThanOrEqual(4);
});

test('a later start gives the same questions in turn', () => {
  const [cell] = CELLS;
  if (!cell) throw new Error('no cell');
  const all = [...patternQuestions(cell)].map(({ text }) => text);
  expect([...patternQuestions(cell, 7)].map(({ text }) => text)).toEqual([
    ...all.slice(7),
    ...all.slice(0, 7),
  ]);
  expect([...patternQuestions(cell, all.length)].map(({ text }) => text)).toEqual(all);
});

test.each(PART_TYPES)('no two of %s ask the same, nor what is in the curated bank', (part) => {
  const shapes = [
    ...QUESTION_BANK.filter(({ partType }) => partType === part).map(({ text }) => shapeOf(text)),
    ...ofPart(part).map(({ text }) => shapeOf(text)),
  ];
  const doubles = shapes.flatMap((one, index) =>
    shapes.slice(index + 1).flatMap((other) => (asksTheSame(one, other) ? [[one.text, other.text]] : [])),
  );
  expect(doubles).toEqual([]);
});

describe('as in the curated bank,', () => {
  test('four different points complete "You should say", and the last asks for a reason or a feeling', () => {
    const completes = (point: string) =>
      /^(what|when|where|who|how|why|whether)\b.*[a-z]$/.test(point) && point.length <= 90;
    expect(
      breaking(
        made.flatMap(({ shouldSayPoints }) => shouldSayPoints),
        completes,
      ),
    ).toEqual([]);
    for (const { shouldSayPoints } of made) {
      expect(new Set(shouldSayPoints).size).toBe(4);
      expect(shouldSayPoints.at(-1)).toMatch(/\b(why|feel|felt)\b/);
    }
  });

  test('five different prompt words', () => {
    const isPrompt = (prompt: string) => /^[a-z]+([ -][a-z]+)?$/.test(prompt);
    expect(
      breaking(
        made.flatMap(({ prompts }) => prompts),
        isPrompt,
      ),
    ).toEqual([]);
    for (const { prompts } of made) expect([prompts.length, new Set(prompts).size]).toEqual([5, 5]);
  });

  test('cards are tasks', () => {
    const isTask = (text: string) => /^Talk about .+\.$/.test(text) && text.length <= 110;
    expect(
      breaking(
        ofPart('part2').map(({ text }) => text),
        isTask,
      ),
    ).toEqual([]);
  });

  test('topics are asked in a form from which the partner can take the topic', () => {
    const isAsked = (text: string) =>
      /^((Why do|Why are|How can|What are the) .+\?|Ways to .+[a-z])$/.test(text);
    expect(
      breaking(
        ofPart('part3').map(({ text }) => text),
        isAsked,
      ),
    ).toEqual([]);
  });

  test('topics end in one decision and one question that goes further', () => {
    const isDecision = (text: string) => /^Decide together: which ONE of these .+\?$/.test(text);
    const isQuestion = (text: string) => /^[A-Z].+\?$/.test(text) && text.length <= 130;
    const topics = ofPart('part3');
    expect(
      breaking(
        topics.map(({ session2Question }) => session2Question ?? ''),
        isDecision,
      ),
    ).toEqual([]);
    expect(
      breaking(
        topics.map(({ hotsQuestion }) => hotsQuestion ?? ''),
        (text) => isQuestion(text) || /\? (Why\.?|Why or why not)\?$/.test(text),
      ),
    ).toEqual([]);
  });

  test('six concepts of two to four words share no telling word with one another or with the topic', () => {
    const isConcept = (concept: string) => /^[a-z]+( [a-z]+){1,3}$/.test(concept);
    const telling = (text: string) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[^a-z]+/)
          .filter((word) => word.length > 3),
      ),
    ];
    for (const { mindMapConcepts, conversationTopic, text } of ofPart('part3')) {
      expect(mindMapConcepts).toHaveLength(6);
      expect(breaking(mindMapConcepts, isConcept)).toEqual([]);
      const words = [...mindMapConcepts, conversationTopic ?? ''].flatMap(telling);
      expect([text, words.filter((word, index) => words.indexOf(word) !== index)]).toEqual([text, []]);
    }
  });

  test('no placeholder is left, and no stray space', () => {
    const isPlain = (text: string) => /^[!-~]+( [!-~]+)*$/.test(text) && !/[*#]/.test(text);
    const texts = made.flatMap((question) =>
      Object.values(question)
        .flat()
        .filter((value) => value !== null),
    );
    expect(breaking(texts, isPlain)).toEqual([]);
  });
});
