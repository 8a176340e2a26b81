import type { Phase } from 'schema/rules/phases';
import type { RecorderProblem } from '../../../features/recorder/recorderMachine';
import type { OutgoingTurn } from '../../../features/recorder/turnDatabase';
import type { TurnFailure } from './turnFailure';

/** What a recording may last, and whether it then ends because the phase's target is reached. */
export interface RecordingLimit {
  readonly ms: number;
  /** The phase whose target it is; null: merely the longest turn. */
  readonly endsPhase: Phase | null;
}

/**
 * What goes on in the conversation right now, without its devices and its server. Times are milliseconds of one
 * monotonic clock (`performance.now()`), brought in by the events, so that the machine itself is pure.
 */
export type Activity =
  | { readonly kind: 'yourTurn'; readonly problem: RecorderProblem | null }
  /** The microphone is being opened. */
  | { readonly kind: 'requesting' }
  | { readonly kind: 'recording'; readonly since: number; readonly limit: RecordingLimit }
  | { readonly kind: 'finishing'; readonly spokenMs: number; readonly problem: RecorderProblem | null }
  /** The turn is on its way to the server, which writes a recorded one down. */
  | { readonly kind: 'transcribing'; readonly turn: OutgoingTurn }
  /** It did not arrive, or its recording broke off; it is kept, and may be sent. */
  | { readonly kind: 'unsent'; readonly turn: OutgoingTurn; readonly failure: TurnFailure }
  | { readonly kind: 'thinking' }
  /** `growing`: an answer that is still being made; it comes sentence by sentence. */
  | { readonly kind: 'speaking'; readonly text: string; readonly delayMs: number; readonly growing: boolean }
  | { readonly kind: 'advancing' }
  /** Being handed in, then being marked; `watched`: it was handed in here. */
  | { readonly kind: 'assessing'; readonly handedIn: boolean; readonly watched: boolean };

/** Words that stand in the log and in no record: a partner that could not be reached. */
export interface Aside {
  /** Position of the turn that it follows. */
  readonly after: number;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Sentences of the partner that were heard, of an answer that is in no record yet. */
export interface HeardReply {
  /** Position of the turn that they answer. */
  readonly after: number;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Talk {
  readonly activity: Activity;
  /** Handed in, here or elsewhere: a turn under way still comes to its end, and no other begins. */
  readonly isClosed: boolean;
  /** Phases of which it was told that their speaking time has ended. */
  readonly timeUp: readonly Phase[];
  readonly asides: readonly Aside[];
  /** Of the newest answer that came sentence by sentence. */
  readonly heard: HeardReply | null;
}

export type TalkEvent =
  /** The student takes the turn, also out of the partner's mouth. */
  | { readonly type: 'turnTaken' }
  | { readonly type: 'microphoneOpened'; readonly at: number; readonly limit: RecordingLimit }
  | { readonly type: 'microphoneRefused'; readonly problem: RecorderProblem }
  | { readonly type: 'stopped'; readonly at: number }
  /** The device went away: what was said until then is sent. */
  | { readonly type: 'unplugged'; readonly at: number }
  /** Time passed. Ends the recording at its limit. */
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'recordingFailed' }
  /** A turn is complete: recorded, typed, or kept from before. */
  | { readonly type: 'turnMade'; readonly turn: OutgoingTurn }
  | { readonly type: 'turnArrived' }
  | { readonly type: 'turnFailed'; readonly failure: TurnFailure }
  | { readonly type: 'turnDropped' }
  /** A page that is gone has left a turn behind, of which the student has to be asked. */
  | { readonly type: 'turnFound'; readonly turn: OutgoingTurn; readonly failure: TurnFailure }
  /** Another sentence of the answer. */
  | { readonly type: 'sentenceCame'; readonly sentence: HeardReply }
  /** The answer is whole. */
  | { readonly type: 'replied'; readonly text: string }
  /** The partner cannot be reached, or had nothing to say: words stand in, and the turn returns. */
  | { readonly type: 'replyFailed'; readonly aside: Aside }
  /** The partner has kept the turn for too long. */
  | { readonly type: 'replyOverdue' }
  /** The partner has spoken, or cannot. */
  | { readonly type: 'spoken' }
  | { readonly type: 'advanceAsked' }
  | { readonly type: 'advanced'; readonly opening: string }
  | { readonly type: 'advanceFailed' }
  | { readonly type: 'assessmentAsked' }
  | { readonly type: 'assessmentFailed' }
  /** The record is closed: handed in here, or elsewhere. */
  | { readonly type: 'handedIn' };

/** The partner speaks this long after a phase has begun (§9). */
const OPENING_DELAY_MS = 500;

const YOUR_TURN: Activity = { kind: 'yourTurn', problem: null };

/** Whose turn it is. Only a `user` may be asked to do something. */
export const turnHolder = ({ kind }: Activity): 'user' | 'ai' =>
  kind === 'thinking' || kind === 'speaking' || kind === 'advancing' ? 'ai' : 'user';

/** Milliseconds of the recording under way: time runs in no other activity. */
export function recordedMs(activity: Activity, now: number): number {
  if (activity.kind === 'finishing') return activity.spokenMs;
  if (activity.kind !== 'recording') return 0;
  return Math.min(activity.limit.ms, Math.max(0, now - activity.since));
}

/** Where nothing that was begun would be lost: one may go on to the next phase, or hand in. */
export const isFree = ({ kind }: Activity): boolean => kind === 'yourTurn' || kind === 'speaking';

/** Something that the student has said is under way, and stays so until it has arrived or is given up. */
export const holdsTurn = ({ kind }: Activity): boolean =>
  kind === 'recording' || kind === 'finishing' || kind === 'transcribing' || kind === 'unsent';

/** Nothing is under way that lives in this page alone. */
export const isSafeToLeave = ({ kind }: Activity): boolean =>
  kind !== 'requesting' && kind !== 'recording' && kind !== 'finishing' && kind !== 'transcribing';

/** An event that does not belong to the activity changes nothing: a late click or a late device is harmless. */
export function talkReducer(talk: Talk, event: TalkEvent): Talk {
  const isClosed = talk.isClosed || event.type === 'handedIn';
  const next = nextActivity(talk.activity, event);
  const activity = isClosed && !holdsTurn(next) ? handedIn(next) : next;
  if (activity === talk.activity && isClosed === talk.isClosed) return talk;
  const { timeUp, asides } = talk;
  const ended = endedPhase(talk.activity, event);
  return {
    activity,
    isClosed,
    timeUp: ended && !timeUp.includes(ended) ? [...timeUp, ended] : timeUp,
    asides: event.type === 'replyFailed' ? [...asides, event.aside] : asides,
    heard:
      event.type === 'sentenceCame' && activity.kind === 'speaking'
        ? { ...event.sentence, text: activity.text }
        : talk.heard,
  };
}

const endedPhase = (activity: Activity, event: TalkEvent): Phase | null =>
  activity.kind === 'recording' && event.type === 'ticked' ? activity.limit.endsPhase : null;

function nextActivity(activity: Activity, event: TalkEvent): Activity {
  switch (activity.kind) {
    case 'yourTurn':
      if (event.type === 'turnFound') return { kind: 'unsent', turn: event.turn, failure: event.failure };
      return fromFree(activity, event);
    case 'speaking':
      return event.type === 'spoken'
        ? YOUR_TURN
        : (longerAnswer(activity, event) ?? fromFree(activity, event));
    case 'requesting':
      if (event.type === 'microphoneOpened')
        return { kind: 'recording', since: event.at, limit: event.limit };
      if (event.type === 'microphoneRefused') return { kind: 'yourTurn', problem: event.problem };
      return activity;
    case 'recording':
      return fromRecording(activity, event);
    case 'finishing':
      if (event.type === 'turnMade') return { kind: 'transcribing', turn: event.turn };
      if (event.type === 'recordingFailed') return { kind: 'yourTurn', problem: 'unusable' };
      return activity;
    case 'transcribing':
      if (event.type === 'turnArrived') return { kind: 'thinking' };
      if (event.type === 'turnFailed') return { kind: 'unsent', turn: activity.turn, failure: event.failure };
      return activity;
    case 'unsent':
      if (event.type === 'turnMade') return { kind: 'transcribing', turn: event.turn };
      return event.type === 'turnDropped' ? YOUR_TURN : activity;
    case 'thinking':
      if (event.type === 'sentenceCame') return answer(event.sentence.text, true);
      if (event.type === 'replied') return answer(event.text, false);
      return event.type === 'replyFailed' || event.type === 'replyOverdue' ? YOUR_TURN : activity;
    case 'advancing':
      if (event.type === 'advanced') {
        return { kind: 'speaking', text: event.opening, delayMs: OPENING_DELAY_MS, growing: false };
      }
      return event.type === 'advanceFailed' ? YOUR_TURN : activity;
    case 'assessing':
      return event.type === 'assessmentFailed' && !activity.handedIn ? YOUR_TURN : activity;
  }
}

/** What becomes of an activity that holds nothing, once the record is closed. */
function handedIn(activity: Activity): Activity {
  if (activity.kind !== 'assessing') return { kind: 'assessing', handedIn: true, watched: false };
  return activity.handedIn ? activity : { ...activity, handedIn: true };
}

const answer = (text: string, growing: boolean): Activity => ({
  kind: 'speaking',
  text,
  delayMs: 0,
  growing,
});

/** What becomes of words that are being spoken while their answer is still being made; null: nothing new came. */
function longerAnswer({ text, growing }: Activity & { kind: 'speaking' }, event: TalkEvent): Activity | null {
  if (!growing) return null;
  if (event.type === 'sentenceCame') return answer(`${text} ${event.sentence.text}`, true);
  return event.type === 'replied' ? answer(event.text, false) : null;
}

/** Nothing is under way that would be lost. */
function fromFree(activity: Activity, event: TalkEvent): Activity {
  switch (event.type) {
    case 'turnTaken':
      return { kind: 'requesting' };
    case 'turnMade':
      return { kind: 'transcribing', turn: event.turn };
    case 'advanceAsked':
      return { kind: 'advancing' };
    case 'assessmentAsked':
      return { kind: 'assessing', handedIn: false, watched: true };
    default:
      return activity;
  }
}

function fromRecording(activity: Activity & { kind: 'recording' }, event: TalkEvent): Activity {
  if (event.type === 'recordingFailed') return { kind: 'yourTurn', problem: 'unusable' };
  if (event.type !== 'stopped' && event.type !== 'unplugged' && event.type !== 'ticked') return activity;
  const spokenMs = recordedMs(activity, event.at);
  if (event.type === 'ticked' && spokenMs < activity.limit.ms) return activity;
  return { kind: 'finishing', spokenMs, problem: event.type === 'unplugged' ? 'unplugged' : null };
}
