import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { toWav } from '../../lib/wav';
import { type Microphone, microphoneProblem, openMicrophone } from './microphone';
import { IDLE, msToNextTurn, type RecorderState, recorderReducer } from './recorderMachine';
import { recordingType, startTake, type Take } from './take';

/** What the owner does with the sound. Called in this order: onStart, onChunk…, onRecorded. */
export interface RecorderHandlers {
  readonly onStart: (mimeType: string) => void;
  readonly onChunk: (chunk: Blob) => void;
  readonly onRecorded: (wav: ArrayBuffer) => void;
}

export interface Recorder {
  readonly state: RecorderState;
  /** For the level meter, while the microphone is open. */
  readonly analyser: AnalyserNode | null;
  readonly request: () => void;
  readonly skipPreparation: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly reset: () => void;
}

const now = () => performance.now();

/** Drives the browser's microphone and recorder by the phases of the machine (`recorderMachine.ts`). */
export function useRecorder(handlers: RecorderHandlers): Recorder {
  const [state, dispatch] = useReducer(recorderReducer, IDLE);
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const take = useRef<Take | null>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  // Time alone ends the preparation and the recording. Timers may fire early: ask again until it has.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = msToNextTurn(state, now());
      if (left === null) return;
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
  }, [state]);

  const { phase } = state;
  useEffect(() => {
    if (phase === 'requesting') {
      let wanted = true;
      openMicrophone(() => dispatch({ type: 'unplugged', at: now() })).then(
        (opened) => {
          if (!wanted) return opened.close();
          setMicrophone(opened);
          dispatch({ type: 'granted', at: now() });
        },
        (error: unknown) => {
          if (wanted) dispatch({ type: 'refused', problem: microphoneProblem(error) });
        },
      );
      return () => {
        wanted = false;
      };
    }
    if (phase === 'idle' || phase === 'recorded') {
      void take.current?.finish();
      take.current = null;
      setMicrophone(null);
    }
  }, [phase]);

  // The one place that lets go of a microphone, also when the page is left in the middle.
  useEffect(() => () => microphone?.close(), [microphone]);

  useEffect(() => {
    if (!microphone) return;
    if (phase === 'recording') {
      if (take.current) return take.current.resume();
      const mimeType = recordingType();
      latest.current.onStart(mimeType);
      const started = startTake(microphone.stream, mimeType, (chunk) => {
        // The last chunk of a recording that was dropped belongs to nobody.
        if (take.current === started) latest.current.onChunk(chunk);
      });
      take.current = started;
    }
    if (phase === 'paused') take.current?.pause();
    if (phase === 'finishing' && take.current) {
      const finished = take.current;
      finish(finished).then(
        (wav) => {
          if (take.current !== finished) return;
          latest.current.onRecorded(wav);
          dispatch({ type: 'finished' });
        },
        () => dispatch({ type: 'failed', problem: 'unusable' }),
      );
    }
  }, [phase, microphone]);

  return {
    state,
    analyser: microphone?.analyser ?? null,
    request: useCallback(() => dispatch({ type: 'requested' }), []),
    skipPreparation: useCallback(() => dispatch({ type: 'preparationSkipped', at: now() }), []),
    pause: useCallback(() => dispatch({ type: 'paused', at: now() }), []),
    resume: useCallback(() => dispatch({ type: 'resumed', at: now() }), []),
    stop: useCallback(() => dispatch({ type: 'stopped', at: now() }), []),
    reset: useCallback(() => dispatch({ type: 'reset' }), []),
  };
}

const finish = async (take: Take): Promise<ArrayBuffer> => toWav(await (await take.finish()).arrayBuffer());
