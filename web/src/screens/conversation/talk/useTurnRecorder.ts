import { type Dispatch, useEffect, useRef, useState } from 'react';
import { type Microphone, microphoneProblem, openMicrophone } from '../../../features/recorder/microphone';
import { recordingType, startTake, type Take } from '../../../features/recorder/take';
import { toWav } from '../../../lib/wav';
import { isSentAsRecorded, type TurnSound } from './outgoingTurn';
import { type Activity, type RecordingLimit, recordedMs, type TalkEvent } from './talkMachine';

/** Speech in mono needs no more (Opus, RFC 7587 §3.1.1); two minutes are 360 kB on a poor line. */
const BITS_PER_SECOND = 24_000;
/** Recorded on after the end: the last word, and the browser's recognition, which comes after the sound. */
const TAIL_MS = 400;

interface TurnRecorderOptions {
  readonly activity: Activity;
  readonly dispatch: Dispatch<TalkEvent>;
  /** Of a recording that would begin now. */
  readonly limit: () => RecordingLimit;
  readonly onRecorded: (sound: TurnSound, spokenMs: number) => void;
}

const now = () => performance.now();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Drives the browser's microphone and recorder by the activities of the machine.
 * @returns for the level meter, while the microphone is open
 */
export function useTurnRecorder(options: TurnRecorderOptions): AnalyserNode | null {
  const { activity, dispatch } = options;
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const take = useRef<Take | null>(null);
  const mimeType = useRef('');
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
        mimeType.current = recordingType();
        take.current = startTake(found.stream, mimeType.current, () => {}, BITS_PER_SECOND);
        dispatch({ type: 'microphoneOpened', at: now(), limit: latest.current.limit() });
      },
      (error: unknown) => {
        if (wanted) dispatch({ type: 'microphoneRefused', problem: microphoneProblem(error) });
      },
    );
    // The one place that lets go of a microphone, also when the page is left in the middle.
    return () => {
      wanted = false;
      void take.current?.finish();
      take.current = null;
      setMicrophone(null);
      opened?.close();
    };
  }, [isOpen, dispatch]);

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
    let wanted = true;
    const { spokenMs } = activity;
    const finish = async () => {
      await sleep(TAIL_MS);
      const sound = await take.current?.finish();
      if (!wanted) return;
      if (!sound?.size) return dispatch({ type: 'recordingFailed' });
      const bytes = await sound.arrayBuffer();
      const sent = isSentAsRecorded(mimeType.current)
        ? { bytes, mimeType: mimeType.current }
        : { bytes: await toWav(bytes), mimeType: 'audio/wav' };
      if (wanted) latest.current.onRecorded(sent, spokenMs);
    };
    finish().catch(() => {
      if (wanted) dispatch({ type: 'recordingFailed' });
    });
    return () => {
      wanted = false;
    };
  }, [activity, dispatch]);

  return microphone?.analyser ?? null;
}

const isMicrophoneOpen = ({ kind }: Activity): boolean =>
  kind === 'requesting' || kind === 'recording' || kind === 'finishing';
