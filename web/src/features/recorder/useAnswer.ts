import { useCallback, useEffect, useRef, useState } from 'react';
import { RecordingKeeper } from './keeper';
import type { KeptRecording, NewRecording, RecordedStudent } from './outbox';
import type { SendResult } from './sender';
import { newClientKey } from './submission';
import { type ListeningState, useListening } from './useListening';
import type { OutboxAccess } from './useOutboxSender';
import { type Recorder, useRecorder } from './useRecorder';
import { finalWords, heardText } from './words';

interface AnswerOptions<S> {
  readonly question: { readonly id: string; readonly text: string };
  readonly viewerId: string;
  /** Who speaks, where it is not the viewer; an answer that has begun keeps the one it began with. */
  readonly student?: RecordedStudent;
  /** The server writes the words down: then the browser need not. */
  readonly serverTranscribes: boolean;
  readonly outbox: OutboxAccess<S>;
  /** The server has what was submitted, by whichever attempt. */
  readonly onArrived: (session: S) => void;
}

export interface Answer<S> {
  readonly recorder: Recorder;
  readonly listening: ListeningState;
  /** The recording, once it is over. */
  readonly wav: ArrayBuffer | null;
  /** What was said, as it will be sent. */
  readonly words: string;
  readonly setWords: (words: string) => void;
  /** Submitted and not yet acknowledged: nothing of it may change any more. */
  readonly submitted: KeptRecording | null;
  /** Of `submitted`: on its way right now. */
  readonly sending: boolean;
  /** False: this device cannot keep what is on the stage; it goes with the page. */
  readonly kept: boolean;
  /** Key under which the outbox keeps what is on the stage; null when there is nothing. */
  readonly clientKey: string | null;
  /** Deletes what is on the stage. */
  readonly discard: () => void;
  /** Clears the stage; what was recorded stays in the outbox. */
  readonly leave: () => void;
  readonly submitRecording: () => Promise<SendResult<S> | null>;
  readonly submitTyped: (text: string) => Promise<SendResult<S> | null>;
}

/** One answer to one question: recorded or typed, kept on the device, sent. A new question needs a new one. */
export function useAnswer<S>({
  question,
  viewerId,
  student,
  serverTranscribes,
  outbox,
  onArrived,
}: AnswerOptions<S>): Answer<S> {
  const keeper = useRef<RecordingKeeper<NewRecording, ArrayBuffer> | null>(null);
  const [clientKey, setClientKey] = useState<string | null>(null);
  const [wav, setWav] = useState<ArrayBuffer | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState<KeptRecording | null>(null);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);
  const { sender } = outbox;

  const begin = (mimeType: string): NewRecording => {
    const fresh = newClientKey();
    setClientKey(fresh);
    return {
      clientKey: fresh,
      viewerId,
      questionId: question.id,
      questionText: question.text,
      student,
      createdAt: Date.now(),
      mimeType,
    };
  };
  const recorder = useRecorder({
    onStart(mimeType) {
      keeper.current = new RecordingKeeper(outbox.outbox, begin(mimeType), () => setLost(true));
    },
    onChunk(chunk) {
      keeper.current?.addChunk(chunk, finalWords(listening.heard, null));
    },
    onRecorded(recorded) {
      keeper.current?.complete(recorded);
      setWav(recorded);
    },
  });
  const listening = useListening(!serverTranscribes && recorder.state.phase === 'recording');
  const { reset } = recorder;
  const { forget } = listening;

  const clear = useCallback(() => {
    keeper.current = null;
    setClientKey(null);
    setWav(null);
    setEdited(null);
    setSubmitted(null);
    setLost(false);
    reset();
    forget();
  }, [reset, forget]);

  const discard = useCallback(() => {
    const key = submitted?.clientKey;
    void (key ? sender?.discard(key) : keeper.current?.discard());
    clear();
  }, [submitted, sender, clear]);

  const leave = useCallback(() => {
    void keeper.current?.leave().then(() => sender?.refresh());
    clear();
  }, [sender, clear]);

  // The question was left: the recording goes on living in the outbox.
  const latestSender = useRef(sender);
  useEffect(() => {
    latestSender.current = sender;
  }, [sender]);
  useEffect(
    () => () => {
      void keeper.current?.leave().then(() => latestSender.current?.refresh());
    },
    [],
  );

  const session = submitted ? outbox.sent.get(submitted.clientKey) : undefined;
  // What is left to say about a refusal is said in the list of the kept.
  const refused = outbox.kept.some(({ clientKey: key, refusal }) => key === submitted?.clientKey && refusal);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    if (session === undefined && !refused) return;
    clear();
    if (session !== undefined) arrived.current(session);
  }, [session, refused, clear]);

  const submit = async (answer: KeptRecording): Promise<SendResult<S> | null> => {
    if (!sender) return null;
    setSubmitted(answer);
    setBusy(true);
    await keeper.current?.leave();
    const result = await sender.submit(answer);
    setBusy(false);
    if (result.kind === 'refused') clear();
    return result;
  };

  return {
    recorder,
    listening,
    wav,
    words: edited ?? heardText(listening.heard),
    setWords: setEdited,
    submitted,
    sending: busy || (submitted !== null && outbox.sending.has(submitted.clientKey)),
    kept: submitted ? outbox.kept.some((kept) => isWaiting(kept, submitted)) : !lost,
    clientKey,
    discard,
    leave,
    async submitRecording() {
      if (submitted) return submit(submitted);
      if (!keeper.current || !wav) return null;
      const words = finalWords(listening.heard, edited);
      return submit({ ...keeper.current.recording, ...words, stage: 'submitted', wav, refusal: null });
    },
    async submitTyped(text) {
      if (submitted) return submit(submitted);
      const words = { transcription: text.trim(), transcriptSource: 'typed' } as const;
      return submit({ ...begin(''), ...words, stage: 'submitted', wav: null, refusal: null });
    },
  };
}

/** It lies in the outbox and will be sent from there. */
const isWaiting = ({ clientKey, stage }: KeptRecording, submitted: KeptRecording): boolean =>
  clientKey === submitted.clientKey && stage === 'submitted';
