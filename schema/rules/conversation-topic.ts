/** What a conversation is about, and how the partner opens each phase (§4). */

const LEADING_PHRASE = /^(?:why do|why are|how can|what are the|ways to)\s+/i;

/** The topic as a noun phrase: its own where there is one, else the question without its first words. */
export function topicOf(question: {
  readonly conversationTopic: string | null;
  readonly text: string;
}): string {
  const own = question.conversationTopic?.trim();
  if (own) return own;
  const rest = question.text
    .trim()
    .replace(LEADING_PHRASE, '')
    .replace(/\?\s*$/, '')
    .trim();
  return rest || 'this topic';
}

/** The greeting, which opens the first phase. */
export const greetingOn = (topic: string): string =>
  `Hello! Welcome to Session 1, Shared Discussion. Let us talk about ${topic}. Which point on the mind map would you like to begin with, and why?`;

/** Opens the second phase. */
export const decisionOpening = (topic: string, decisionQuestion: string | null): string => {
  const question = decisionQuestion?.trim();
  return question
    ? `Now we decide. ${question} Please name one from our discussion and tell me why.`
    : `Now we decide. Of all that we said about ${topic}, which one is the most important or the best approach, and why?`;
};

/** Opens the third phase. */
export const hotsOpening = (topic: string, hotsQuestion: string | null): string =>
  `Let us think further. ${hotsQuestion?.trim() || `What are the long-term implications of ${topic}?`}`;

/** What stands in for a partner that does not answer: it asks for more thoughts (§8). */
export const FALLBACK_REPLY = 'That is an interesting point. Could you tell me more of your thoughts on it?';
