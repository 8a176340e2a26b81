import { conceptsIn } from 'schema/rules/conversation-concepts';
import { HANDING_OVER } from './questions.js';
import { readTurn, tellingWords } from './reading.js';
import { isQuestion, type PartnerSituation, sentencesOf, wordCount } from './situation.js';

export const PARTNER_WORDS_MAX = 35;
/** Points that the partner leaves to the student. */
const LEFT_FOR_STUDENT = 2;

/** How many points of a mind map the partner may cover in a phase: half, and two are left to the student. */
export const partnerPointsMax = (points: number): number =>
  Math.max(0, Math.min(Math.floor(points / 2), points - LEFT_FOR_STUDENT));

type Rules = Pick<PartnerSituation, 'points' | 'partnerPoints' | 'lastTurn' | 'saidBefore' | 'phase'>;

/** Points in a text that the partner has not covered yet. */
const newPoints = (text: string, { points, partnerPoints }: Rules): number[] =>
  conceptsIn(text, points).filter((index) => !partnerPoints.includes(index));

/** Whether the partner may say it, by the points in it: at most one new point, and only while it has points left. */
export function isWithinPoints(text: string, rules: Rules): boolean {
  const fresh = newPoints(text, rules).length;
  return fresh === 0 || (fresh === 1 && rules.partnerPoints.length < partnerPointsMax(rules.points.length));
}

/**
 * Makes a reply fair, whoever worded it: at most half of the points and one new one a turn, at most 35 words, it
 * answers the last turn, and it hands over with one question. What breaks a rule is left out, sentence by sentence.
 * @returns null when nothing is left of it
 */
export function fairReply(reply: string, rules: Rules): string | null {
  const sentences = sentencesOf(plain(reply));
  const statements: string[] = [];
  for (const sentence of sentences.filter((s) => !isQuestion(s))) {
    if (isWithinPoints([...statements, sentence].join(' '), rules)) statements.push(sentence);
  }
  const asked = sentences.findLast(
    (s) => isQuestion(s) && isWithinPoints([...statements, s].join(' '), rules),
  );
  if (statements.length === 0 && !asked) return null;
  const question = asked && wordCount(asked) <= PARTNER_WORDS_MAX - 10 ? asked : handingOver(rules);
  return answering(shortened(statements, question), question, rules);
}

/** Without labels, markup and line breaks: it is spoken. */
const plain = (reply: string): string =>
  reply
    .replace(/^\s*(?:ai\s+)?(?:partner|assistant)\s*:\s*/i, '')
    .replace(/[*_#`>]/g, '')
    .replace(/[.!?]*\?[.!?]*/g, '?')
    .replace(/\s+/g, ' ')
    .trim();

/** As many sentences as fit beside the question; a first one that is too long ends earlier. */
function shortened(statements: readonly string[], question: string): string[] {
  const room = PARTNER_WORDS_MAX - wordCount(question);
  const kept: string[] = [];
  for (const statement of statements) {
    if (wordCount([...kept, statement].join(' ')) <= room) kept.push(statement);
    else if (kept.length === 0) kept.push(cut(statement, room));
    else break;
  }
  return kept;
}

/** At the last comma or joining word that fits, else after the last word that fits. */
function cut(sentence: string, words: number): string {
  const fitting = sentence.split(' ').slice(0, words).join(' ');
  const clause =
    /^(.{20,}?)(?:,|;|\s(?:and|but|because|so|which|that))\s[^,;]*$/.exec(fitting)?.[1] ?? fitting;
  return `${clause.replace(/[\s.,;:!?]+$/, '')}.`;
}

/** Openings that react by themselves. */
const REACTION =
  /^(?:yes|no|i (?:agree|disagree|see|understand|like|am not|do not|don't|think|feel)|that|this|good|great|true|right|you|your|exactly|perhaps|maybe|hmm|well|but|so|interesting|fair)\b/i;

/** What does not take up the student's words gets a first sentence that does, where there is room for it. */
function answering(statements: readonly string[], question: string, rules: Rules): string {
  const reply = [...statements, question].join(' ');
  const [first] = statements;
  if (first && (REACTION.test(first) || sharesWord(first, rules.lastTurn))) return reply;
  const { things } = readTurn(rules.lastTurn, rules.points);
  const thing = things.find((candidate) => isWithinPoints(`${candidate} ${reply}`, rules));
  const reaction = thing ? `I see what you mean about ${thing}.` : 'I see what you mean.';
  const fitting = shortened([reaction, ...statements], question);
  return [...fitting, question].join(' ');
}

const sharesWord = (text: string, other: string): boolean => {
  const words = new Set(tellingWords(other));
  return tellingWords(text).some((word) => words.has(word));
};

/** A question of the phase that was not asked before. */
function handingOver({ saidBefore, phase }: Rules): string {
  const said = saidBefore.join(' ');
  const questions = HANDING_OVER[phase];
  return questions.find((question) => !said.includes(question)) ?? questions[0];
}
