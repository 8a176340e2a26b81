import { TALK_MOVES, type TalkMove } from './talk.types.js';

/** What a sentence of a conversation does, found by the words that usually do it. A sentence may do several. */
const PATTERNS: Record<TalkMove, RegExp> = {
  initiate:
    /^(?:first(?:ly)?|to begin with|next),? |\b(?:let'?s (?:start|begin|talk about|move on|look at)|shall we (?:start|begin|talk)|i(?:'d| would) like to (?:start|begin|talk)|another (?:point|idea|thing|reason|way)|moving on|what about talking)\b/i,
  ask: /\?|\b(?:what do you think|how about you|what about you|do you agree|don'?t you think|what is your opinion|which one (?:do|would) you)\b/i,
  agree:
    /\b(?:i (?:totally |really |also |fully )?agree|(?:you are|you'?re|that is|that'?s) (?:right|true|correct)|i think so too|me too|same here|good (?:point|idea)|exactly|i feel the same)\b/i,
  disagree:
    /\b(?:i (?:do not|don'?t) (?:really |quite )?(?:agree|think so)|i disagree|i(?:'m| am) not (?:so |really |quite )?sure (?:about|that)|i see (?:your point|what you mean),? but|(?:you may|you might|maybe you are) (?:be )?right,? but|i understand (?:that |what you mean |your point)?,? ?but|on the other hand|not necessarily|that is true,? but|yes,? but)\b/i,
  giveReason:
    /\b(?:because|since (?:it|they|we|i|you|he|she|the)|so that|the (?:main |first |second )?reason|that(?:'s| is) why|therefore|as a result|due to|in order to)\b/i,
  buildOn:
    /\b(?:(?:like|as) you (?:said|mentioned)|you (?:said|mentioned|talked about)|your (?:point|idea)|adding to|to add|i(?:'d| would) (?:like to )?add|besides that|apart from that|not only that|what you said|that reminds me|and also)\b/i,
  clarify:
    /\b(?:do you mean|what do you mean|(?:what )?i mean|in other words|can you explain|could you (?:explain|repeat)|sorry,? (?:can|could|i)|that means|for example|for instance|such as|let me explain)\b/i,
  suggest:
    /\b(?:(?:we|they|people|students|schools?|you|everyone|the government) (?:should|could|can|ought to)|how about|why don'?t we|let'?s|i suggest|it would be (?:good|better|nice))\b/i,
  decide:
    /\b(?:(?:i|we) (?:would |will |should |can |'d )?(?:choose|pick|decide|go (?:for|with)|agree on)|my (?:choice|answer) is|(?:is|are) the (?:best|most \w+|main|strongest) (?:way|reason|one|choice|idea|point|approach)?|let'?s (?:choose|decide|agree|pick)|our (?:choice|decision|final))\b/i,
  close:
    /\b(?:in conclusion|to conclude|to sum up|in short|all in all|so we (?:both )?(?:agree|agreed|think|have)|(?:i think )?that(?:'s| is) all|thank you|nice talking|in the end)\b/i,
};

/** "Let's start" opens and does not yet suggest anything; "let's choose" decides. */
const NO_SUGGESTION = /\blet'?s (?:start|begin|talk|move|look|choose|decide|agree|pick|see)\b/i;

/** The moves of one sentence. */
export const movesOf = (sentence: string): TalkMove[] =>
  TALK_MOVES.filter(
    (move) =>
      PATTERNS[move].test(sentence) &&
      !(move === 'suggest' && NO_SUGGESTION.test(sentence)) &&
      // whoever disagrees often begins with words of agreement
      !(move === 'agree' && PATTERNS.disagree.test(sentence)),
  );

/** Sentences, also of speech that nobody has put marks into: then a turn is one. */
export const sentencesOfTurn = (text: string): string[] =>
  (text.match(/[^.!?]+[.!?]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
