type Two = readonly [string, string];
type Three = readonly [string, string, string];
type Four = readonly [string, string, string, string];

/** What the built-in partner thinks of one point of a mind map, in a classmate's words. */
export interface PointThoughts {
  /** Names the point inside a sentence ("I like …"). */
  readonly say: string;
  /** Words by which students speak of it without naming it, in lower case; a plural s may follow. */
  readonly also: readonly string[];
  /** Each fits after "because", and says nothing of any other point. */
  readonly pro: Two;
  /** A doubt; fits after "because", too. */
  readonly con: string;
  /** Hands over, about this point. */
  readonly ask: string;
}

/** What the partner knows of one topic. Whole sentences, except in the points. */
export interface TopicThoughts {
  /** `conversationTopic` of the question. */
  readonly topic: string;
  /** Some of its points are troubles: who calls them bad does not speak against them. */
  readonly hasTroubles?: true;
  /** By `mindMapConcepts` of the question. */
  readonly points: Readonly<Record<string, PointThoughts>>;
  /** Words that show that a turn is about the topic, in lower case. */
  readonly words: string;
  /** What one might tell as an example. */
  readonly stories: Two;
  /** Small questions for who is stuck. */
  readonly easy: Three;
  /** On the HOTS question: in turn from one side and from the other, each to be understood by itself. */
  readonly thoughts: Four;
  /** On the HOTS question, too: these hand over. */
  readonly asks: Three;
}
