import { phaseIndex } from 'schema/rules/phases';
import type { Conversation } from './talkView';

/** What this page knows of a conversation. What the server says may come late, twice and out of order. */
export interface KnownRecord {
  /** As the server has told it. */
  readonly told: Conversation;
  /** The last news, as it came; null: none yet. */
  readonly news: Conversation | null;
  /** The student's own marks on the map, here and in this phase, until the news of them has come. */
  readonly clicks: ReadonlyMap<number, boolean>;
}

export type RecordEvent =
  /** The answer to a question of ours: how it stood when the server read it, perhaps before what is known. */
  | { readonly type: 'read'; readonly conversation: Conversation }
  /** News: these come in their order. */
  | { readonly type: 'told'; readonly conversation: Conversation }
  | { readonly type: 'clicked'; readonly index: number; readonly isCovered: boolean }
  | { readonly type: 'clickRefused'; readonly index: number };

export const knownAtFirst = (told: Conversation): KnownRecord => ({ told, news: null, clicks: new Map() });

/** Within a phase, nothing that is known vanishes but what the student takes back. */
export function recordReducer(known: KnownRecord, event: RecordEvent): KnownRecord {
  const { told, news, clicks } = known;
  switch (event.type) {
    case 'clicked':
      return { ...known, clicks: new Map(clicks).set(event.index, event.isCovered) };
    case 'clickRefused':
      return { ...known, clicks: new Map([...clicks].filter(([index]) => index !== event.index)) };
    case 'read':
      return inItsPhase(known, { told: merged(told, event.conversation, () => false), news, clicks });
    case 'told': {
      const { conversation } = event;
      const isConfirmed = (index: number) =>
        conversation.phase === told.phase && clicks.get(index) === isMarked(conversation, index);
      // The student has taken it back: here, or on another page.
      const isTakenBack = (index: number) =>
        !isMarked(conversation, index) &&
        (isConfirmed(index) || (news?.phase === conversation.phase && isMarked(news, index)));
      return inItsPhase(known, {
        told: merged(told, conversation, isTakenBack),
        news: conversation,
        clicks: new Map([...clicks].filter(([index]) => !isConfirmed(index))),
      });
    }
  }
}

/** Marks belong to the phase that they were made in. */
const inItsPhase = (before: KnownRecord, after: KnownRecord): KnownRecord =>
  before.told.phase === after.told.phase ? after : { ...after, clicks: new Map() };

const isMarked = ({ points }: Conversation, index: number): boolean =>
  points.some((point) => point.index === index && point.coveredByStudent);

/** The record with the student's own marks on it. */
export function recordShown({ told, clicks }: KnownRecord): Conversation {
  if (clicks.size === 0) return told;
  const points = told.points.map((point) => ({
    ...point,
    coveredByStudent: clicks.get(point.index) ?? point.coveredByStudent,
  }));
  return { ...told, points };
}

function merged(
  known: Conversation,
  incoming: Conversation,
  isTakenBack: (index: number) => boolean,
): Conversation {
  const fresher = isBehind(incoming, known) ? known : incoming;
  const turns = allTurns(known, incoming);
  if (known.phase !== incoming.phase) return { ...fresher, turns };
  const points = fresher.points.map((point) => ({
    ...point,
    coveredByStudent:
      !isTakenBack(point.index) && (isMarked(known, point.index) || isMarked(incoming, point.index)),
  }));
  return { ...fresher, turns, points };
}

const written = ({ turns }: Conversation): number => turns.filter(({ text }) => text !== null).length;
const coveredByPartner = ({ points }: Conversation): number =>
  points.filter((point) => point.coveredByPartner).length;

/** Each of these only grows as a conversation goes on. */
function isBehind(incoming: Conversation, known: Conversation): boolean {
  const phases = phaseIndex(incoming.phase) - phaseIndex(known.phase);
  if (phases !== 0) return phases < 0;
  if (incoming.isOpen !== known.isOpen) return incoming.isOpen;
  return written(incoming) < written(known) || coveredByPartner(incoming) < coveredByPartner(known);
}

/** Turns are added and written down, and never taken away. */
function allTurns(known: Conversation, incoming: Conversation): Conversation['turns'] {
  const turns = new Map(known.turns.map((turn) => [turn.id, turn]));
  for (const turn of incoming.turns) if (turns.get(turn.id)?.text == null) turns.set(turn.id, turn);
  return [...turns.values()].sort((a, b) => a.position - b.position);
}
