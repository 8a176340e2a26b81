import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Outbox } from './outbox';
import { OutboxSender, type SenderParts, type SenderSnapshot } from './sender';

export interface OutboxAccess<S> extends SenderSnapshot<S> {
  /** Null until the outbox is open; then recordings may begin. */
  readonly sender: OutboxSender<S> | null;
  readonly outbox: Outbox | null;
}

const NOTHING: SenderSnapshot<never> = { kept: [], sending: new Set(), sent: new Map<string, never>() };

/** Opens the viewer's outbox and sends from it for as long as the caller is mounted. */
export function useOutboxSender<S>(
  viewerId: string,
  parts: Pick<SenderParts<S>, 'submit' | 'explain' | 'onSent'>,
): OutboxAccess<S> {
  const [opened, setOpened] = useState<{ sender: OutboxSender<S>; outbox: Outbox | null } | null>(null);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  useEffect(() => {
    let left = false;
    let stop = () => {};
    void (async () => {
      const outbox = await openOutbox();
      if (left) return;
      const sender = new OutboxSender<S>({
        outbox,
        viewerId,
        submit: (recording) => latest.current.submit(recording),
        explain: (error) => latest.current.explain(error),
        onSent: (session, recording) => latest.current.onSent(session, recording),
      });
      stop = () => sender.stop();
      setOpened({ sender, outbox });
      await sender.start();
    })();
    return () => {
      left = true;
      setOpened(null);
      stop();
    };
  }, [viewerId]);

  const snapshot = useSyncExternalStore<SenderSnapshot<S>>(
    opened?.sender.subscribe ?? subscribeToNothing,
    opened?.sender.read ?? readNothing,
  );
  return useMemo(
    () => ({ ...snapshot, sender: opened?.sender ?? null, outbox: opened?.outbox ?? null }),
    [snapshot, opened],
  );
}

let shared: Promise<Outbox> | undefined;

/** One connection for the whole page: a recording that is left in the middle still finishes its writing. */
async function openOutbox(): Promise<Outbox | null> {
  shared ??= Outbox.open();
  try {
    return await shared;
  } catch {
    shared = undefined;
    return null;
  }
}

const subscribeToNothing = () => () => {};
const readNothing = () => NOTHING;
