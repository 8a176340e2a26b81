import type { TalkSummary } from '../../talk/talk.types.js';
import { hasOwnWords, seemsOffTopic, type TopicOverlap } from '../topic.js';
import type { OwnWords } from './own-words.js';

const THINGS_NAMED = 3;

/** Generous: an answer in other words is on the topic too, so what was not found is a hint and never a verdict. */
export function topicRelevance(topic: TopicOverlap, { things }: OwnWords): string | null {
  const told = topic.points.filter(({ point }) => hasOwnWords(point));
  const touched = told.filter(({ words }) => words.length > 0).map(({ point }) => quoted(point));
  const named = things.slice(0, THINGS_NAMED).map(quoted).join(', ');
  const spokeOf = named && `You speak most of ${named}. `;
  if (told.length > 0 && seemsOffTopic(topic))
    return `${spokeOf}None of the words on the card were found. If you spoke about it in other words, all is well; if not, come back to the card.`;
  if (touched.length === 0) return null;
  if (touched.length === told.length)
    return `${spokeOf}Your words touch every point on the card that can be followed: ${touched.join(', ')}.`;
  const missed = told.filter(({ words }) => words.length === 0).map(({ point }) => quoted(point));
  return `${spokeOf}Your words touch ${touched.length} of ${told.length} points on the card: ${touched.join(', ')}. Not found: ${missed.join(', ')}.`;
}

/** Of a talk: the points that were counted as the student's, so that no two sections tell it differently. */
export const coveredInTalk = (topic: TopicOverlap, talk: TalkSummary): TopicOverlap => ({
  ...topic,
  points: topic.points.map(({ point, words }, i) => {
    if (!talk.points[i]?.byStudent) return { point, words: [] };
    return { point, words: words.length > 0 ? words : [point] };
  }),
});

/** The first point of which no word was found; one without words of its own cannot be followed. */
export const untouchedPoint = ({ points }: TopicOverlap): string | undefined =>
  points.find(({ point, words }) => words.length === 0 && hasOwnWords(point))?.point;

const quoted = (words: string): string => `“${words}”`;
