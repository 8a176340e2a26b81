import type { Difficulty, PartType, Theme } from 'schema/rules/choices';
import { CARD_FRAMES } from './card-frames.js';
import { CARD_SUBJECTS } from './card-subjects.js';
import { allButOne } from './phrases.js';
import type { QuestionTexts } from './question-texts.js';
import type { Topic } from './topic.js';
import { TOPIC_LEVELS } from './topic-frames.js';
import { topicsConsumerismAndFinancialAwareness } from './topics-consumerism-and-financial-awareness.js';
import { topicsHealthAndEnvironment } from './topics-health-and-environment.js';
import { topicsPeopleAndCulture } from './topics-people-and-culture.js';
import { topicsScienceAndTechnology } from './topics-science-and-technology.js';

/** Stored with what the patterns made. */
export const PATTERNS_VERSION = 'patterns.v1';

const TOPICS: Record<Theme, readonly Topic[]> = {
  'People and Culture': topicsPeopleAndCulture,
  'Health and Environment': topicsHealthAndEnvironment,
  'Consumerism and Financial Awareness': topicsConsumerismAndFinancialAwareness,
  'Science and Technology': topicsScienceAndTechnology,
};

export interface PatternRequest {
  readonly partType: PartType;
  readonly difficulty: Difficulty;
  readonly theme: Theme;
}

/**
 * Every question that the built-in patterns can make for a part, level and theme, each once. Neighbours differ in
 * subject and in wording, so that a few in a row are a good choice.
 * @param start how many to pass over before the first; those come last
 */
export function* patternQuestions(request: PatternRequest, start = 0): Generator<QuestionTexts> {
  const all = request.partType === 'part3' ? topicQuestions(request) : cards(request);
  const begin = start % all.length;
  yield* all.slice(begin);
  yield* all.slice(0, begin);
}

const replaced = (text: string, star: string, hash = ''): string =>
  text.replaceAll('*', star).replaceAll('#', hash);

function cards({ difficulty, theme }: PatternRequest): QuestionTexts[] {
  const frames = CARD_FRAMES[difficulty];
  return walk(CARD_SUBJECTS[theme], ({ kind }) => frames[kind]).map(([subject, frame, turn]) => ({
    text: replaced(frame.text, subject.name),
    category: subject.category,
    shouldSayPoints: frame.points,
    prompts: allButOne(subject.words, turn),
    mindMapConcepts: [],
    conversationTopic: null,
    session2Question: null,
    hotsQuestion: null,
  }));
}

function topicQuestions({ difficulty, theme }: PatternRequest): QuestionTexts[] {
  const level = TOPIC_LEVELS[difficulty];
  return walk(TOPICS[theme], () => level.frames).map(([topic, frame, turn]) => {
    const filled = (text: string) => replaced(text, topic.action, topic.gerund);
    return {
      text: filled(frame.text),
      category: topic.category,
      shouldSayPoints: level.points.map(filled),
      prompts: allButOne(topic.words, turn),
      mindMapConcepts: allButOne(topic[frame.concepts], turn),
      conversationTopic: topic.gerund,
      session2Question: level.decisions[frame.concepts],
      hotsQuestion: filled(level.hotsQuestions[turn % level.hotsQuestions.length] ?? ''),
    };
  });
}

/**
 * All pairs of a subject and one of its frames: in each round every subject once, each with the next of its frames.
 * The number is of the subject's round, so that what else varies varies with it.
 */
function walk<Subject, Frame>(
  subjects: readonly Subject[],
  framesOf: (subject: Subject) => readonly Frame[],
): (readonly [Subject, Frame, number])[] {
  const rounds = Math.max(...subjects.map((subject) => framesOf(subject).length));
  return Array.from({ length: rounds }, (_, round) =>
    subjects.flatMap((subject, index) => {
      const frames = framesOf(subject);
      const frame = round < frames.length ? frames[(round + index) % frames.length] : undefined;
      return frame === undefined ? [] : [[subject, frame, round + index] as const];
    }),
  ).flat();
}
