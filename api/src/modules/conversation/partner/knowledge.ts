import { conceptScore } from 'schema/rules/conversation-concepts';
import { ingOf, verbReadings } from '../../assessment/judge-builtin/language/verbs.js';
import { TOPIC_THOUGHTS } from './topics/all-topics.js';
import type { PointThoughts, TopicThoughts } from './topics/topic-thoughts.js';

/** What the partner can say about one point; lists that are empty leave it to general words. */
export interface PointKnowledge {
  readonly point: string;
  readonly say: string;
  readonly also: readonly string[];
  readonly pro: readonly string[];
  readonly con: readonly string[];
  readonly ask: readonly string[];
}

export interface Knowledge {
  readonly topic: string;
  /** One of the bank: its words are known. */
  readonly isThoughtThrough: boolean;
  readonly hasTroubles: boolean;
  /** By the index of the point. */
  readonly points: readonly PointKnowledge[];
  /** Words of the topic, in lower case. */
  readonly words: ReadonlySet<string>;
  readonly stories: readonly string[];
  readonly easy: readonly string[];
  readonly thoughts: readonly string[];
  readonly asks: readonly string[];
}

const BY_TOPIC: ReadonlyMap<string, TopicThoughts> = new Map(
  TOPIC_THOUGHTS.map((thoughts) => [thoughts.topic, thoughts]),
);
const BY_POINT: ReadonlyMap<string, PointThoughts> = new Map(
  TOPIC_THOUGHTS.flatMap(({ points }) => Object.entries(points)),
);

/** Of a topic of the bank its thoughts; of any other one what its own words give. */
export function knowledgeOf(topic: string, points: readonly string[]): Knowledge {
  const known = BY_TOPIC.get(topic);
  return {
    topic,
    isThoughtThrough: known !== undefined,
    hasTroubles: known?.hasTroubles ?? false,
    points: points.map(ofPoint),
    words: new Set([...topic.toLowerCase().split(/\P{L}+/u), ...(known?.words.split(' ') ?? [])]),
    stories: known?.stories ?? [],
    easy: known?.easy ?? [],
    thoughts: known?.thoughts ?? [],
    asks: known?.asks ?? [],
  };
}

function ofPoint(point: string): PointKnowledge {
  const known = BY_POINT.get(point);
  if (!known) return { point, say: named(point), also: [], pro: [], con: [], ask: [] };
  const { say, also, pro, con, ask } = known;
  return { point, say, also, pro, con: [con], ask: [ask] };
}

/** "invite friends" → "inviting friends"; what is not surely a verb stands as it is, in quotation marks. */
function named(point: string): string {
  const [first = '', ...rest] = point.split(' ');
  const verb = verbReadings(first.toLowerCase()).find(({ form, pure }) => form === 'base' && pure);
  const said = verb ? [ingOf(verb.base), ...rest].join(' ') : '';
  return conceptScore(said, point) >= 2 ? said : `“${point}”`;
}
