import { type Dispatch, useEffect, useRef, useState } from 'react';
import { RecordingKeeper } from '../../../features/recorder/keeper';
import { type Microphone, microphoneProblem, openMicrophone } from '../../../features/recorder/microphone';
import type { Words } from '../../../features/recorder/outbox';
import { recordingType, startTake, type Take } from '../../../features/recorder/take';
import type { NewTurn, OutgoingTurn } from '../../../features/recorder/turnDatabase';
import type { TurnStore } from '../../../features/recorder/turnStore';
import { soundToSend } from './outgoingTurn';
import { type Activity, type RecordingLimit, recordedMs, type TalkEvent } from './talkMachine';

/** Speech in mono needs no more (Opus, RFC 7587 §3.1.1); two minutes are 360 kB on a poor line. */
const BITS_PER_SECOND = 24_000;
/** Recorded on after the end: the last word, and the browser's recognition, which comes after the sound. */
const TAIL_MS = 400;

interface TurnRecorderOptions {
  readonly activity: Activity;
  readonly dispatch: Dispatch<TalkEvent>;
  readonly store: TurnStore;
  /** Of a recording that begins now. */
  readonly limit: () => RecordingLimit;
  readonly begin: (mimeType: string) => NewTurn;
  /** As far as they are known. */
  readonly words: () => Words;
}

interface TurnRecorder {
  /** For the level meter, while the microphone is open. */
  readonly analyser: AnalyserNode | null;
  /** False: this device keeps nothing, and the recording goes with the page. */
  readonly isKept: boolean;
}

/** A turn that is being recorded, and kept on this device second by second. */
interface Recording {
  readonly take: Take;
  readonly keeper: RecordingKeeper<NewTurn, OutgoingTurn>;
}

const now = () => performance.now();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Drives the browser's microphone and recorder by the activities of the machine. */
export function useTurnRecorder(options: TurnRecorderOptions): TurnRecorder {
  const { activity, dispatch, store } = options;
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const [isKept, setKept] = useState(true);
  const recording = useRef<Recording | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const isOpen = isMicrophoneOpen(activity);
  useEffect(() => {
    if (!isOpen) return;
    let wanted = true;
    let opened: Microphone | null = null;
    openMicrophone(() => dispatch({ type: 'unplugged', at: now() })).then(
      (found) => {
        if (!wanted) return found.close();
        opened = found;
        setMicrophone(found);
        const { begin, limit } = latest.current;
        const mimeType = recordingType();
        const keeper = new RecordingKeeper(store, begin(mimeType), () => setKept(false));
        const keep = (chunk: Blob) => keeper.addChunk(chunk, latest.current.words());
        recording.current = { keeper, take: startTake(found.stream, mimeType, keep, BITS_PER_SECOND) };
        dispatch({ type: 'microphoneOpened', at: now(), limit: limit() });
      },
      (error: unknown) => {
        if (wanted) dispatch({ type: 'microphoneRefused', problem: microphoneProblem(error) });
      },
    );
    // The one place that lets go of a microphone, also when the page is left in the middle: what was said stays.
    return () => {
      wanted = false;
      const left = recording.current;
      recording.current = null;
      void left?.take.finish().then(() => left.keeper.leave());
      setMicrophone(null);
      opened?.close();
    };
  }, [isOpen, dispatch, store]);

  // Timers may fire early: ask again until the limit is reached.
  useEffect(() => {
    if (activity.kind !== 'recording') return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = activity.limit.ms - recordedMs(activity, now());
      timer = setTimeout(
        () => {
          dispatch({ type: 'ticked', at: now() });
          wait();
        },
        Math.max(left, 10),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [activity, dispatch]);

  useEffect(() => {
    if (activity.kind !== 'finishing') return;
    const ended = recording.current;
    let wanted = true;
    const finish = async ({ take, keeper }: Recording) => {
      await sleep(TAIL_MS);
      const sound = await take.finish();
      if (!wanted) return;
      const { mimeType, ...turn } = keeper.recording;
      const bytes = await sound.arrayBuffer();
      if (bytes.byteLength === 0) throw new Error('The recorder gave no sound.');
      const toSend = await soundToSend({ bytes, mimeType });
      if (!wanted) return;
      const made = { ...turn, ...latest.current.words(), sound: toSend, spokenMs: activity.spokenMs };
      keeper.complete(made);
      dispatch({ type: 'turnMade', turn: made });
    };
    const fail = () => {
      if (!wanted) return;
      void ended?.keeper.discard();
      dispatch({ type: 'recordingFailed' });
    };
    if (ended) finish(ended).catch(fail);
    else fail();
    return () => {
      wanted = false;
    };
  }, [activity, dispatch]);

  return { analyser: microphone?.analyser ?? null, isKept };
}

const isMicrophoneOpen = ({ kind }: Activity): boolean =>
  kind === 'requesting' || kind === 'recording' || kind === 'finishing';
