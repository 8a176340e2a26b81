/**
 * What a document may be, checked before it is validated or executed, on both doors. The largest operation of the web
 * (the report) stays below half of each; docs/decisions/012 has the measurements.
 */
export const DOCUMENT_LIMITS = {
  /** Of the text. A thousand tokens with generous indentation. */
  characters: 20_000,
  /** Names, punctuation and values: what parsing costs. The introspection of GraphiQL has about 200. */
  tokens: 1_000,
  /** Fields within fields. A node of a connection within a connection with its feedback is at 9. */
  depth: 12,
  /** GraphiQL's introspection is at 15, by its chain of `ofType`. */
  introspectionDepth: 20,
  /** Fragments count each time that they are spread. The report has about 90, GraphiQL's introspection 230. */
  fields: 500,
  /** The same field again under another name. */
  aliases: 15,
  /** @include and @skip are all there is. */
  directives: 20,
  /** The same field again under the same name within one selection: validation compares each with each. */
  repetitions: 5,
  fragments: 30,
} as const;

/**
 * What one execution may cost: an estimate of values in the answer and of work behind them, from the sizes of the
 * pages that are asked for. 100 sessions with every column of theirs cost about 3,000; with the feedback of each
 * about 23,000.
 */
export const COST_LIMIT = 10_000;

export const COST = {
  /** A root field reads the database at least once. */
  root: 50,
  /** An object within an answer, and one value. */
  object: 2,
  leaf: 1,
  /** Rows of a list of objects that takes no `first`: findings, marks, months. */
  list: 10,
} as const;

/** Introspection is measured in GraphiQL's own question: as much again is left for what tools ask. */
export const INTROSPECTIONS_MAX = 2;

/** Of the body as JSON: the longest text of a form has 20,000 characters of up to six bytes, escaped. */
export const BODY_MAX_BYTES = 256 * 1024;
