import { conceptsIn } from 'schema/rules/conversation-concepts';
import { isDecent } from './decency.js';
import { isWithinPoints, partnerPointsMax } from './fair-partner.js';
import { type Knowledge, knowledgeOf } from './knowledge.js';
import { REASONS_AGAINST, REASONS_FOR } from './phrases/reasons.js';
import type { Random } from './random.js';
import { readTurn, type TurnReading } from './reading.js';
import { wordCount } from './sentences.js';
import type { PartnerSituation } from './situation.js';

export type OneOrMore<Item> = readonly [Item, ...Item[]];

/** A situation as the built-in partner has understood it. */
export interface Scene {
  readonly situation: PartnerSituation;
  readonly turn: TurnReading;
  readonly knowledge: Knowledge;
  /** The point that is spoken of: the student's, else the last one of either. */
  readonly focus: number | null;
  /** The point of the partner's last turn. */
  readonly partnersLast: number | null;
  /** The student has said these very words already. */
  readonly isRepeated: boolean;
  /** What the partner has said, without marks: what is in it is used up. */
  readonly said: string;
}

/** A scene, and the dice for one way to answer it. */
export interface Dice extends Scene {
  readonly random: Random;
}

export const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function sceneOf(situation: PartnerSituation): Scene {
  const { topic, points, lastTurn, history, saidBefore } = situation;
  const knowledge = knowledgeOf(topic, points);
  const turn = readTurn(lastTurn, points, knowledge);
  const earlier = history.slice(0, -1);
  const partners = earlier.findLast(({ speaker }) => speaker === 'partner')?.text ?? '';
  return {
    situation,
    turn,
    knowledge,
    focus: turn.points[0] ?? lastPoint(situation, knowledge),
    partnersLast: ownPointsIn(partners, knowledge)[0] ?? null,
    isRepeated: earlier.some(
      ({ speaker, text }) => speaker === 'student' && text !== '' && normal(text) === normal(lastTurn),
    ),
    said: normal(saidBefore.join(' ')),
  };
}

/** The point that was last spoken of in this phase: in the turns that go along, else in what the partner has said. */
function lastPoint({ history, saidBefore, points }: PartnerSituation, knowledge: Knowledge): number | null {
  const opening = history.findLastIndex(({ text }) => OPENING.test(text));
  const spoken = history
    .slice(opening + 1, -1)
    .map(({ speaker, text }) =>
      speaker === 'partner' ? ownPointsIn(text, knowledge) : readTurn(text, points, knowledge).points,
    );
  const said = sincePhaseBegan(saidBefore).map((text) => ownPointsIn(text, knowledge));
  return [...said, ...spoken].findLast((found) => found.length > 0)?.[0] ?? null;
}

/** Points of a turn of the partner: named, or spoken of by a thought that belongs to them. */
function ownPointsIn(text: string, { points }: Knowledge): number[] {
  const named = conceptsIn(
    text,
    points.map(({ point }) => point),
  );
  const meant = points.flatMap(({ pro, con, ask }, index) =>
    [...pro, ...con, ...ask].some((thought) => text.includes(thought)) ? [index] : [],
  );
  return [...new Set([...named, ...meant])];
}

/** How `schema/rules/conversation-topic` opens a phase. */
const OPENING = /^(?:Hello! Welcome to Session 1|Now we decide\.|Let us think further\.)/;

/** The partner's turns after the one that opened the phase. */
export const sincePhaseBegan = (said: readonly string[]): readonly string[] =>
  said.slice(said.findLastIndex((text) => OPENING.test(text)) + 1);

/** Our own phrases and thoughts without their marks: they are looked for in every draft. */
const phrases = new Map<string, string>();

/** @param phrase one of ours, never words of a person: it is kept */
export function isSaid({ said }: Scene, phrase: string): boolean {
  let plain = phrases.get(phrase);
  if (plain === undefined) {
    plain = normal(phrase);
    phrases.set(phrase, plain);
  }
  return said.includes(plain);
}

/** One of them, if possible one that was not said yet. */
export function pick(dice: Dice, items: readonly string[]): string {
  const fresh = items.filter((item) => !isSaid(dice, item));
  return oneOf(dice, fresh.length > 0 ? fresh : items) ?? '';
}

export const oneOf = <Item>({ random }: Dice, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

export const hasSaid = (scene: Scene, sentences: readonly string[]): boolean =>
  sentences.some((sentence) => isSaid(scene, sentence));

/** A way of saying it, filled in. */
export const say = <Args extends readonly string[]>(
  dice: Dice,
  ways: OneOrMore<(...args: Args) => string>,
  ...args: Args
): string => (oneOf(dice, ways) ?? ways[0])(...args);

/** A clause for a point, if possible one that was not said yet; a general one for a point that nobody has thought about. */
export const reasonFor = (dice: Dice, point: number | null): string =>
  clause(dice, dice.knowledge.points[point ?? -1]?.pro ?? [], REASONS_FOR);
export const doubtAbout = (dice: Dice, point: number | null): string =>
  clause(dice, dice.knowledge.points[point ?? -1]?.con ?? [], REASONS_AGAINST);

function clause(dice: Dice, own: readonly string[], general: OneOrMore<string>): string {
  const fresh = own.filter((reason) => !isSaid(dice, reason));
  return oneOf(dice, fresh) ?? oneOf(dice, own) ?? pick(dice, general);
}

/** The point as the partner may name it; null: it may not, or cannot be said in a sentence. */
export function nameOf({ situation, knowledge }: Scene, point: number | null): string | null {
  const name = knowledge.points[point ?? -1]?.say ?? '';
  const isSayable = isSpeakable(name) && wordCount(name) <= NAME_WORDS_MAX;
  return isSayable && isWithinPoints(name, situation) ? name : null;
}

const NAME_WORDS_MAX = 8;

/** Points that the partner may bring up: neither it nor the student has spoken of them. */
export function pointsToAdd(scene: Scene): number[] {
  const { points, partnerPoints, history } = scene.situation;
  if (partnerPoints.length >= partnerPointsMax(points.length)) return [];
  const spokenOf = new Set([...partnerPoints, ...scene.turn.points]);
  for (const { text } of history) for (const point of conceptsIn(text, points)) spokenOf.add(point);
  return points.flatMap((_, index) => (spokenOf.has(index) || nameOf(scene, index) === null ? [] : [index]));
}

/** The topic inside a sentence. */
export const topicIn = ({ knowledge: { topic } }: Scene): string =>
  topic !== '' && wordCount(topic) <= NAME_WORDS_MAX && isSpeakable(topic) ? topic : 'our topic';

const isSpeakable = (text: string): boolean =>
  /^[\p{Script=Latin}\p{N}'’“”, -]+$/u.test(text) && isDecent(text);
