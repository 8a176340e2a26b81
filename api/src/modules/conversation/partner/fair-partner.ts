import { conceptsIn } from 'schema/rules/conversation-concepts';
import { isDecent } from './decency.js';
import { isEnglish } from './is-english.js';
import { HANDING_OVER } from './phrases/handing-over.js';
import { readTurn, tellingWords } from './reading.js';
import { isQuestion, sentencesOf, wordCount } from './sentences.js';
import type { PartnerSituation } from './situation.js';

export const PARTNER_WORDS_MAX = 35;
/** Points that the partner leaves to the student. */
const LEFT_FOR_STUDENT = 2;
/** A longer question than this leaves no room to react in. */
const QUESTION_WORDS_MAX = PARTNER_WORDS_MAX - 10;
/** A shorter beginning of a sentence says nothing. */
const CUT_WORDS_MIN = 6;

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
 * Makes a reply fair while it is being worded, whoever words it: at most half of the points and one new one a turn, at
 * most 35 words, in English, it answers the last turn, and it hands over with one question. What breaks a rule is left
 * out, sentence by sentence, so that what is kept may be spoken before the rest is known.
 */
export class FairReply {
  readonly #said: string[] = [];
  /** In the order in which they came; the last one that fits hands over. */
  readonly #questions: string[] = [];
  #isFull = false;
  #speaksForStudent = false;

  /** @param answers it is known to take up the student's words, whatever it begins with */
  constructor(
    private readonly rules: Rules,
    private readonly answers = false,
  ) {}

  /** @returns what may be said now: nothing, the sentence, or a reaction before it */
  hear(sentence: string): string[] {
    this.#speaksForStudent ||= STUDENT_LABEL.test(sentence.trim());
    const spoken = plain(sentence);
    if (this.#speaksForStudent || wordCount(spoken) === 0 || !isEnglish(spoken) || !isDecent(spoken))
      return [];
    if (!isQuestion(spoken)) return this.#state(spoken);
    if (wordCount(spoken) <= QUESTION_WORDS_MAX) this.#questions.push(spoken);
    return [];
  }

  /** Nothing comes any more. @returns what hands over; nothing where nothing is left of the reply */
  end(): string[] {
    const asked = this.#questions.findLast((question) => this.#isAllowed(question));
    if (this.#said.length === 0 && asked === undefined) return [];
    const reaction = this.#said.length === 0 ? [reactionTo(asked ?? '', this.rules)] : [];
    return [...reaction, this.#fits([...reaction, asked ?? '']) && asked ? asked : this.#handingOver()];
  }

  #state(statement: string): string[] {
    if (this.#isFull || !this.#isAllowed(statement)) return [];
    const isFirst = this.#said.length === 0;
    const isAnswer = !isFirst || this.answers || isReaction(statement, this.rules);
    const reaction = isAnswer ? [] : [reactionTo(statement, this.rules)];
    const room = this.#room() - wordCount(reaction.join(' '));
    this.#isFull = wordCount(statement) > room;
    const fitting = this.#isFull ? isFirst && cut(statement, room) : statement;
    const now = fitting ? [...reaction, fitting] : reaction;
    this.#said.push(...now);
    return now;
  }

  /** Words that a statement may have: the question that hands over needs the rest. */
  #room(): number {
    const question = this.#questions.at(-1) ?? this.#handingOver();
    return PARTNER_WORDS_MAX - wordCount([...this.#said, question].join(' '));
  }

  #fits(sentences: readonly string[]): boolean {
    return wordCount([...this.#said, ...sentences].join(' ')) <= PARTNER_WORDS_MAX;
  }

  #isAllowed(sentence: string): boolean {
    return isWithinPoints([...this.#said, sentence].join(' '), this.rules);
  }

  /** A question of the phase that was not asked before. */
  #handingOver(): string {
    const { saidBefore, phase } = this.rules;
    const said = saidBefore.join(' ');
    const allowed = HANDING_OVER[phase].filter((question) => this.#isAllowed(question));
    return allowed.find((question) => !said.includes(question)) ?? allowed[0] ?? HANDING_OVER[phase][0];
  }
}

/** A whole reply, made fair. @returns null when nothing is left of it */
export function fairReply(reply: string, rules: Rules, answers = false): string | null {
  const fair = new FairReply(rules, answers);
  const said = sentencesOf(reply).flatMap((sentence) => fair.hear(sentence));
  const all = [...said, ...fair.end()];
  return all.length === 0 ? null : all.join(' ');
}

const LABEL = /^[\s*_#>-]*(?:(?:ai\s+)?(?:partner|assistant)|candidate b)[*_]*\s*:\s*/i;
/** What follows is said for the student: a model that goes on with both parts. */
const STUDENT_LABEL = /^[\s*_#>-]*(?:student|user|human|candidate a)[*_]*\s*:/i;

/** Without labels, markup, line breaks and doubled marks: it is spoken. */
const plain = (sentence: string): string =>
  sentence
    .replace(LABEL, '')
    .replace(/^\s*(?:[-•]|\d+[.)])\s+/, '')
    .replace(/[*_#`>]/g, '')
    .replace(/[.!?…"”’)]*\?[.!?…"”’)]*$/, (marks) => `?${marks.replace(/[^"”’)]/g, '')}`)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[^.!?…"”’)]$/, '$&.');

/** At the last comma or joining word that fits, else after the last word that fits; '' where too few words do. */
function cut(sentence: string, words: number): string {
  if (words < CUT_WORDS_MIN) return '';
  const fitting = sentence.split(' ').slice(0, words).join(' ');
  const clause =
    /^(.{20,}?)(?:,|;|\s(?:and|but|because|so|which|that))\s[^,;]*$/.exec(fitting)?.[1] ?? fitting;
  return `${clause.replace(/[\s.,;:!?]+$/, '')}.`;
}

/** Openings that react by themselves. */
const REACTION =
  /^(?:yes|no|i (?:agree|disagree|see|understand|like|am not|do not|don't|think|feel)|that|this|good|great|true|right|you|your|exactly|perhaps|maybe|hmm|well|but|so|interesting|fair)\b/i;

const isReaction = (sentence: string, { lastTurn }: Rules): boolean =>
  REACTION.test(sentence) || sharesWord(sentence, lastTurn);

/** A first sentence that takes up the student's words, before one that does not. */
function reactionTo(sentence: string, rules: Rules): string {
  const { things } = readTurn(rules.lastTurn, rules.points);
  const thing = things.find((candidate) => isWithinPoints(`${candidate} ${sentence}`, rules));
  return thing ? `I see what you mean about ${thing}.` : 'I see what you mean.';
}

const sharesWord = (text: string, other: string): boolean => {
  const words = new Set(tellingWords(other));
  return tellingWords(text).some((word) => words.has(word));
};
