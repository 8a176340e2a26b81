import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nextPhase, phaseIndex } from 'schema/rules/phases';
import { aConversation, partnerTurn, studentTurn } from '../testing/talk';
import { type KnownRecord, knownAtFirst, type RecordEvent, recordReducer, recordShown } from './record';
import type { Conversation } from './talkView';

const RUNS = { seed: 20261121, numRuns: 600 };
const POINTS = aConversation().points.length;

const withPoint = (
  conversation: Conversation,
  index: number,
  change: { coveredByStudent?: boolean; coveredByPartner?: boolean },
): Conversation => ({
  ...conversation,
  points: conversation.points.map((point) => (point.index === index ? { ...point, ...change } : point)),
});

const withTurn = (conversation: Conversation, speaker: 'student' | 'partner'): Conversation => {
  const position = conversation.turns.length + 1;
  const turn = speaker === 'student' ? studentTurn(position) : partnerTurn(position);
  return { ...conversation, turns: [...conversation.turns, turn] };
};

const advanced = (conversation: Conversation): Conversation => {
  const phase = nextPhase(conversation.phase);
  if (!phase) return conversation;
  const points = conversation.points.map((point) => ({
    ...point,
    coveredByStudent: false,
    coveredByPartner: false,
  }));
  return withTurn({ ...conversation, phase, points }, 'partner');
};

/** What happens at the server and on the line, one step after the other. */
type Step =
  | { readonly does: 'click' | 'clickElsewhere' | 'partnerCovers'; readonly index: number }
  | { readonly does: 'arrive' | 'refuse' | 'speak' | 'answer' | 'advance' | 'handIn' | 'news' | 'newest' }
  /** An answer of the server that was on the line for so many changes. */
  | { readonly does: 'read'; readonly late: number };

const index = fc.nat(POINTS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ does: fc.constant('click' as const), index }), weight: 6 },
  fc.record({ does: fc.constantFrom('clickElsewhere' as const, 'partnerCovers' as const), index }),
  {
    arbitrary: fc.record({
      does: fc.constantFrom(...(['arrive', 'arrive', 'news', 'news', 'newest', 'speak', 'answer'] as const)),
    }),
    weight: 10,
  },
  fc.record({ does: fc.constantFrom(...(['refuse', 'advance', 'handIn'] as const)) }),
  { arbitrary: fc.record({ does: fc.constant('read' as const), late: fc.nat(5) }), weight: 3 },
);

/** The server, the line and this page. */
class World {
  /** As the server has it, change by change. */
  readonly #versions: Conversation[] = [aConversation()];
  readonly #onTheLine: { readonly index: number; readonly isCovered: boolean }[] = [];
  #delivered = 0;
  page: KnownRecord = knownAtFirst(aConversation());

  get server(): Conversation {
    return this.#versions.at(-1) ?? aConversation();
  }

  /** @returns what this page is told by it; null: nothing yet */
  take(next: Step): RecordEvent | null {
    switch (next.does) {
      case 'click': {
        const point = recordShown(this.page).points.find((one) => one.index === next.index);
        const click = { index: next.index, isCovered: !point?.coveredByStudent };
        this.#onTheLine.push(click);
        return { type: 'clicked', ...click };
      }
      case 'arrive': {
        const click = this.#onTheLine.shift();
        if (click) this.#change(withPoint(this.server, click.index, { coveredByStudent: click.isCovered }));
        return click ? { type: 'read', conversation: this.server } : null;
      }
      case 'refuse': {
        const click = this.#onTheLine.shift();
        return click ? { type: 'clickRefused', index: click.index } : null;
      }
      case 'clickElsewhere':
        return this.#change(withPoint(this.server, next.index, { coveredByStudent: true }));
      case 'partnerCovers':
        return this.#change(withPoint(this.server, next.index, { coveredByPartner: true }));
      case 'speak':
        return this.#change(withTurn(this.server, 'student'));
      case 'answer':
        return this.#change(withTurn(this.server, 'partner'));
      case 'advance':
        // a click for the phase before is one for the map of that phase
        if (this.#onTheLine.length > 0) return null;
        return this.#change(advanced(this.server));
      case 'handIn':
        return this.#change({ ...this.server, isOpen: false });
      case 'news':
        return this.#tell(Math.min(this.#delivered + 1, this.#versions.length - 1));
      case 'newest':
        return this.#tell(this.#versions.length - 1);
      case 'read': {
        const conversation = this.#versions[Math.max(0, this.#versions.length - 1 - next.late)];
        return conversation ? { type: 'read', conversation } : null;
      }
    }
  }

  #change(next: Conversation): null {
    if (this.server.isOpen) this.#versions.push(next);
    return null;
  }

  #tell(version: number): RecordEvent | null {
    this.#delivered = version;
    const conversation = this.#versions[version];
    return conversation ? { type: 'told', conversation } : null;
  }
}

/** Every step of a conversation as this page lives through it. */
const always = (
  holds: (before: Conversation, event: RecordEvent, after: Conversation) => void,
  atTheEnd: (world: World) => void = () => {},
) =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World();
      for (const next of steps) {
        const event = world.take(next);
        if (!event) continue;
        const before = recordShown(world.page);
        world.page = recordReducer(world.page, event);
        holds(before, event, recordShown(world.page));
      }
      atTheEnd(world);
    }),
    RUNS,
  );

describe('however late and in whatever order the server is heard', () => {
  test('covered points vanish within a phase only by the own click of the student', () => {
    always((before, event, after) => {
      if (after.phase !== before.phase) return;
      for (const [place, point] of before.points.entries()) {
        if (point.coveredByPartner) expect(after.points[place]?.coveredByPartner).toBe(true);
        if (!point.coveredByStudent || after.points[place]?.coveredByStudent) continue;
        if (event.type === 'clicked') expect(event).toMatchObject({ index: point.index, isCovered: false });
        else if (event.type === 'clickRefused') expect(event.index).toBe(point.index);
        else throw new Error(`The point ${point.index} was taken away by what was ${event.type}.`);
      }
    });
  });

  test('no turn vanishes, no phase comes back, nothing is opened again', () => {
    always((before, _event, after) => {
      const ids = new Set(after.turns.map(({ id }) => id));
      expect(before.turns.every(({ id }) => ids.has(id))).toBe(true);
      expect(phaseIndex(after.phase)).toBeGreaterThanOrEqual(phaseIndex(before.phase));
      if (!before.isOpen && after.phase === before.phase) expect(after.isOpen).toBe(false);
    });
  });

  test('the newest news brings the turns, the phase and the partner’s points as the server has them', () => {
    always(
      () => {},
      (world) => {
        const event = world.take({ does: 'newest' });
        if (!event) return;
        const { turns, phase, isOpen, points } = recordShown(recordReducer(world.page, event));
        expect({ turns, phase, isOpen }).toEqual({
          turns: world.server.turns,
          phase: world.server.phase,
          isOpen: world.server.isOpen,
        });
        expect(points.map(({ coveredByPartner }) => coveredByPartner)).toEqual(
          world.server.points.map(({ coveredByPartner }) => coveredByPartner),
        );
      },
    );
  });
});

describe('the marks of the student', () => {
  const first = knownAtFirst(aConversation());
  const marks = (known: KnownRecord) =>
    recordShown(known).points.flatMap(({ index: place, coveredByStudent }) =>
      coveredByStudent ? [place] : [],
    );
  const after = (...events: readonly RecordEvent[]) => marks(events.reduce(recordReducer, first));
  const clicked = (place: number, isCovered: boolean): RecordEvent => ({
    type: 'clicked',
    index: place,
    isCovered,
  });
  const covered = withPoint(aConversation(), 1, { coveredByStudent: true });

  test('are shown at once, and taken back where the server does not take them', () => {
    expect(after(clicked(1, true))).toEqual([1]);
    expect(after(clicked(1, true), { type: 'clickRefused', index: 1 })).toEqual([]);
  });

  test('hold against what the server read before, and yield to what another page has done after', () => {
    const old = { type: 'told', conversation: aConversation() } as const;
    const own = { type: 'told', conversation: covered } as const;
    expect(after(clicked(1, true), { type: 'read', conversation: covered }, old)).toEqual([1]);
    expect(after(clicked(1, true), own, old)).toEqual([]);
  });

  test('that were made elsewhere come with any answer', () => {
    expect(after({ type: 'read', conversation: covered })).toEqual([1]);
  });
});
