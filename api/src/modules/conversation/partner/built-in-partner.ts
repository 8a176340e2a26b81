import type { Phase } from 'schema/rules/phases';
import { fairReply, isWithinPoints, partnerPointsMax } from './fair-partner.js';
import {
  ADDING,
  AGREEING,
  ANSWERING,
  DECIDING,
  DIFFERING,
  HELPING,
  REASONS_AGAINST,
  REASONS_FOR,
  THINKING,
} from './phrases.js';
import { EASY_QUESTIONS, HANDING_OVER } from './questions.js';
import { readTurn, type TurnReading } from './reading.js';
import { sentencesOf } from './sentences.js';
import type { PartnerSituation } from './situation.js';

/** Tries before a sentence may come a second time (a whole reply never does). */
const TRIES = 60;
/** One reply in three differs: a partner that always agrees is no partner. */
const DIFFERS = 1 / 3;

/**
 * What a classmate might say, without any provider: takes up a word, a point or a reason of the student's last turn,
 * agrees or differs with a reason, and asks back. The same situation gives the same reply; in one conversation no
 * reply comes twice.
 */
export function builtInReply(situation: PartnerSituation): string {
  const turn = readTurn(situation.lastTurn, situation.points);
  const said = situation.saidBefore.map(normal);
  const sentencesSaid = new Set(situation.saidBefore.flatMap(sentencesOf).map(normal));
  let second: string | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const random = randomFrom(situation.seed * 1009 + attempt);
    const reply = fairReply(draft(situation, turn, random), situation);
    if (!reply || said.includes(normal(reply))) continue;
    if (!sentencesOf(reply).some((sentence) => sentencesSaid.has(normal(sentence)))) return reply;
    second ??= reply;
  }
  return (
    second ?? `We have talked about this ${situation.saidBefore.length} times. What is new in what you say?`
  );
}

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Random = () => number;

/** mulberry32: 0 to below 1. */
function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Item>(items: readonly [Item, ...Item[]], random: Random): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

function draft(situation: PartnerSituation, turn: TurnReading, random: Random): string {
  if (turn.stance === 'unsure' || (turn.isShort && turn.things.length === 0 && turn.points.length === 0)) {
    return `${pick(HELPING, random)} ${pick(EASY_QUESTIONS, random)}`;
  }
  const differs = turn.stance === 'disagrees' ? random() > DIFFERS : random() < DIFFERS;
  const parts = [reaction(situation, turn, differs, random), addition(situation, turn, differs, random)];
  return [...parts, pick(HANDING_OVER[situation.phase], random)].filter((part) => part !== '').join(' ');
}

/** The first sentence: about what the student has just said. */
function reaction(situation: PartnerSituation, turn: TurnReading, differs: boolean, random: Random): string {
  const about = subject(situation, turn, random);
  if (turn.stance === 'asks') return pick(ANSWERING, random)(about, pick(REASONS_FOR, random));
  if (turn.stance === 'decides' && !differs) return pick(DECIDING, random)(about, pick(REASONS_FOR, random));
  if (differs) return pick(DIFFERING, random)(about, pick(REASONS_AGAINST, random));
  const mayQuote = turn.reason !== null && isWithinPoints(turn.reason, situation);
  if (mayQuote && random() < 0.6) return `You gave a reason, ${turn.reason}, and I find it a good one.`;
  return pick(AGREEING, random)(about, pick(REASONS_FOR, random));
}

/** What the reaction names: the student's point, else a thing that they spoke of, else "that". */
function subject(situation: PartnerSituation, turn: TurnReading, random: Random): string {
  const points = turn.points.slice(0, 1).map((index) => `“${situation.points[index] ?? ''}”`);
  const named = [...(random() < 0.5 ? points : []), ...turn.things, ...points];
  const fitting = named.filter((thing) => isWithinPoints(thing, situation)).slice(0, 2);
  return fitting[Math.floor(random() * fitting.length)] ?? 'that';
}

/** The second sentence: a point of the partner's own while it has any left, else a thought that fits the phase. */
function addition(situation: PartnerSituation, turn: TurnReading, differs: boolean, random: Random): string {
  const { phase, points, partnerPoints } = situation;
  const left = points.filter((_, index) => !partnerPoints.includes(index) && !turn.points.includes(index));
  const mayAdd = partnerPoints.length < partnerPointsMax(points.length);
  const [first, ...rest] = left;
  if (phase !== 'session3' && mayAdd && first !== undefined && random() < chanceOfPoint(phase)) {
    return pick(ADDING[phase], random)(pick([first, ...rest], random), pick(REASONS_FOR, random));
  }
  return phase === 'session3' && !differs ? pick(THINKING, random) : '';
}

const chanceOfPoint = (phase: Phase): number => (phase === 'session1' ? 0.5 : 0.7);
