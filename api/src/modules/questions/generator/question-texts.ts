/** The words of a generated question, before it is saved. */
export interface QuestionTexts {
  readonly text: string;
  readonly category: string;
  /** Four. */
  readonly shouldSayPoints: readonly string[];
  /** Five. */
  readonly prompts: readonly string[];
  /** Six in Part 3, none in Part 2. */
  readonly mindMapConcepts: readonly string[];
  readonly conversationTopic: string | null;
  readonly session2Question: string | null;
  readonly hotsQuestion: string | null;
}
