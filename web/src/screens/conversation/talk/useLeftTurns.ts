import { type Dispatch, useEffect, useRef } from 'react';
import type { LeftTurn, OutgoingTurn } from '../../../features/recorder/turnDatabase';
import type { TurnStore } from '../../../features/recorder/turnStore';
import { minutesSeconds, timeOfDay } from '../../../lib/format';
import { soundToSend } from './outgoingTurn';
import type { Activity, TalkEvent } from './talkMachine';
import type { Conversation } from './talkView';
import type { TurnFailure } from './turnFailure';

interface LeftTurnsOptions {
  readonly activity: Activity;
  readonly dispatch: Dispatch<TalkEvent>;
  readonly store: TurnStore;
  readonly viewerId: string;
  readonly conversation: Conversation;
}

/**
 * What a page that is gone has left of this conversation on this device, one after the other, whenever it is the
 * student's turn: a turn that was to be sent is sent, and of a recording that broke off the student is asked.
 */
export function useLeftTurns({ activity, dispatch, store, viewerId, conversation }: LeftTurnsOptions): void {
  const { sessionId, turns } = conversation;
  const latest = useRef(turns);
  useEffect(() => {
    latest.current = turns;
  });
  useEffect(() => () => store.letGo(), [store]);

  const mayAsk = activity.kind === 'yourTurn';
  useEffect(() => {
    if (!mayAsk) return;
    let wanted = true;
    const look = async (): Promise<void> => {
      const left = await store.left(viewerId, sessionId, Date.now());
      if (!left) return;
      const { clientKey } = left.turn;
      const hasArrived = latest.current.some((turn) => turn.clientKey === clientKey && turn.text !== null);
      if (hasArrived) {
        await store.remove(clientKey);
        return look();
      }
      const event = await eventOf(left);
      if (wanted) dispatch(event);
      else store.putBack(clientKey);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [mayAsk, store, dispatch, viewerId, sessionId]);
}

async function eventOf({ turn, isWhole }: LeftTurn): Promise<TalkEvent> {
  if (isWhole || !turn.sound) return { type: 'turnMade', turn };
  try {
    const sound = await soundToSend(turn.sound);
    return { type: 'turnFound', turn: { ...turn, sound }, failure: brokenOff(turn) };
  } catch {
    return { type: 'turnFound', turn, failure: UNREADABLE };
  }
}

const brokenOff = ({ createdAt, spokenMs }: OutgoingTurn): TurnFailure => ({
  kind: 'brokenOff',
  sentence: `Your turn of ${timeOfDay(createdAt)} broke off after ${minutesSeconds(spokenMs / 1000)}. What you said is kept on this device. Send it?`,
});

const UNREADABLE: TurnFailure = {
  kind: 'refused',
  sentence: 'Your last turn broke off too early to be sent.',
};
