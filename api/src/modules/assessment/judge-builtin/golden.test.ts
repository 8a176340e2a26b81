import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Criterion } from 'schema/rules/choices';
import type { FeedbackSections, Judgement } from '../assessment.types.js';
import { studentTranscript } from '../talk-transcript.js';
import { GOLDEN_PART2 } from '../testing/golden-part2.js';
import { GOLDEN_PART3, PART3_QUESTION } from '../testing/golden-part3.js';
import { spearman } from '../testing/spearman.js';
import { createBuiltInJudge } from './judge-builtin.js';

jest.setTimeout(30_000);

const judge = createBuiltInJudge();
const typed = (text: string) => ({ text, source: 'typed', confidence: null }) as const;
const judged: { part2: Judgement[]; part3: Judgement[] } = { part2: [], part3: [] };

beforeAll(async () => {
  await judge.warmUp();
  for (const { question, text } of GOLDEN_PART2) {
    const input = { partType: 'part2', question, recording: null, measurements: null } as const;
    judged.part2.push(await judge.judge({ ...input, transcript: typed(text) }));
  }
  for (const { talk } of GOLDEN_PART3) {
    const input = {
      partType: 'part3',
      question: PART3_QUESTION,
      recording: null,
      measurements: null,
    } as const;
    judged.part3.push(await judge.judge({ ...input, talk, transcript: typed(studentTranscript(talk)) }));
  }
});

const bandOf = ({ marks }: Judgement, criterion: Criterion): number =>
  marks.find((mark) => mark.criterion === criterion)?.band ?? Number.NaN;
const sentencesOf = (sections: FeedbackSections): Set<string> =>
  new Set(
    Object.values(sections)
      .flat()
      .filter((line): line is string => typeof line === 'string'),
  );

describe('golden answers', () => {
  test.each(['grammar', 'vocabulary'] as const)('Part 2 is ranked by %s', (criterion) => {
    const given = judged.part2.map((judgement) => bandOf(judgement, criterion));
    const wanted = GOLDEN_PART2.map((golden) => golden[criterion]);
    expect(spearman(given, wanted)).toBeGreaterThanOrEqual(0.8);
    expect(meanDistance(given, wanted)).toBeLessThanOrEqual(0.75);
  });

  test.each(['grammar', 'vocabulary', 'communicative'] as const)('Part 3 is ranked by %s', (criterion) => {
    const given = judged.part3.map((judgement) => bandOf(judgement, criterion));
    const wanted = GOLDEN_PART3.map((golden) => golden[criterion]);
    expect(spearman(given, wanted)).toBeGreaterThanOrEqual(0.8);
    expect(meanDistance(given, wanted)).toBeLessThanOrEqual(1);
  });

  test('no answer is more than two bands away, and the ends of the scale are used', () => {
    const grammar = judged.part2.map((judgement) => bandOf(judgement, 'grammar'));
    const vocabulary = judged.part2.map((judgement) => bandOf(judgement, 'vocabulary'));
    const distances = GOLDEN_PART2.flatMap((golden, i) => [
      Math.abs(golden.grammar - (grammar[i] ?? Number.NaN)),
      Math.abs(golden.vocabulary - (vocabulary[i] ?? Number.NaN)),
    ]);
    expect(Math.max(...distances)).toBeLessThanOrEqual(2);
    for (const bands of [grammar, vocabulary]) {
      expect(Math.min(...bands)).toBe(1);
      expect(Math.max(...bands)).toBe(6);
    }
  });
});

describe('feedback of different answers differs', () => {
  type Section = keyof FeedbackSections;
  const linesOf = (sections: FeedbackSections, name: Section): readonly string[] =>
    [sections[name]].flat().filter((line) => line !== null);
  const all = () => [...judged.part2, ...judged.part3].map(({ sections }) => sections);
  /** Any two answers that both have the section. */
  const pairsWith = (name: Section): [readonly string[], readonly string[]][] => {
    const having = all()
      .map((sections) => linesOf(sections, name))
      .filter((lines) => lines.length > 0);
    return having.flatMap((lines, i) =>
      having.slice(0, i).map((other): [readonly string[], readonly string[]] => [lines, other]),
    );
  };
  const sharedBy = ([one, other]: readonly [readonly string[], readonly string[]]) =>
    one.filter((line) => other.includes(line));

  /** The most identical sentences of all that two could share. Talks share figures: all have the same partner. */
  test.each<[Section, number]>([
    ['topicRelevance', 0],
    ['strengths', 0.02],
    ['grammarAnalysis', 0],
    ['vocabularyAssessment', 0],
    ['vocabularyImprovements', 0],
    ['suggestedPhrases', 0.02],
    ['communicativeCompetence', 0.1],
    ['specificExamples', 0],
    ['improvementRecommendations', 0.03],
  ])('%s of any two answers, with at most %p of its sentences in common', (name, share) => {
    const pairs = pairsWith(name);
    expect(pairs.length).toBeGreaterThan(0);
    const same = pairs.filter((pair) => sharedBy(pair).length === Math.max(pair[0].length, pair[1].length));
    expect(same).toEqual([]);
    const shared = pairs.reduce((sum, pair) => sum + sharedBy(pair).length, 0);
    const possible = pairs.reduce((sum, [one, other]) => sum + Math.min(one.length, other.length), 0);
    expect(shared / possible).toBeLessThanOrEqual(share);
  });

  test('a sentence that two answers share has a figure, or words or structures that both used', () => {
    const shared = Object.keys(all()[0] ?? {}).flatMap((name) =>
      pairsWith(name as Section).flatMap(sharedBy),
    );
    expect(shared.filter((line) => !/\d|“|^You used more than simple sentences: /.test(line))).toEqual([]);
  });

  test('no sentence is said to more than a quarter', () => {
    const said = all().map(sentencesOf);
    const worn = [...new Set(said.flatMap((lines) => [...lines]))].filter(
      (line) => said.filter((lines) => lines.has(line)).length > said.length / 4,
    );
    expect(worn).toEqual([]);
  });

  test('every answer is told something of its own: its own words are quoted', () => {
    for (const [i, { sections }] of judged.part2.entries()) {
      const quotes = [...sentencesOf(sections)].flatMap((line) => line.match(/“[^”…]+”/gu) ?? []);
      const text = GOLDEN_PART2[i]?.text.toLowerCase() ?? '';
      expect(
        quotes.filter((quote) => text.includes(quote.slice(1, -1).toLowerCase())).length,
      ).toBeGreaterThan(2);
    }
  });
});

const meanDistance = (given: readonly number[], wanted: readonly number[]): number =>
  given.reduce((sum, band, i) => sum + Math.abs(band - (wanted[i] ?? Number.NaN)), 0) / given.length;
