import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type ConsentWords, RECORDING_CONSENT, studentRecordingConsent } from 'schema/rules/consent';
import { useGiveRecordingConsentMutation, ViewerDocument } from '../../generated/users';
import { storage } from '../../lib/storage';
import { useViewer } from '../../lib/viewer';
import { whenIdle } from '../../lib/whenIdle';
import type { RecordedStudent } from './outbox';

export interface Consent {
  /** The dialog is open. */
  readonly asking: boolean;
  readonly words: ConsentWords;
  /** Goes on at once where consent was given before; else asks first. */
  readonly ensure: (record: () => void) => Promise<void>;
  /** @throws what the server answers */
  readonly agree: (isMinor: boolean) => Promise<void>;
  readonly decline: () => void;
}

/**
 * Consent to recording, asked once per person whose voice it is, before the first recording. Typing needs none.
 * The viewer's own is kept by the server; what a teacher says for a student is on this device.
 * @param student who speaks, where it is not the viewer
 */
export function useConsent(student?: RecordedStudent): Consent {
  const { id: viewerId } = useViewer();
  const client = useApolloClient();
  // Known beforehand, so that whoever has consented can record without a connection.
  useEffect(() => whenIdle(() => void client.query({ query: ViewerDocument }).catch(() => {})), [client]);
  const [give] = useGiveRecordingConsentMutation();
  const [pending, setPending] = useState<{ record: () => void } | null>(null);
  const words = student ? studentRecordingConsent(student.name) : RECORDING_CONSENT;
  const keptAs = student && `lisan-student-consent:${words.version}:${viewerId}:${student.id}`;

  return {
    asking: pending !== null,
    words,
    async ensure(record) {
      if (keptAs) {
        if (storage.get(keptAs)) record();
        else setPending({ record });
        return;
      }
      // Unknown (no connection) counts as not given: asking twice does no harm.
      const viewer = await client.query({ query: ViewerDocument }).then(
        ({ data }) => data?.viewer,
        () => null,
      );
      if (viewer?.recordingConsent) record();
      else setPending({ record });
    },
    async agree(isMinor) {
      if (keptAs) storage.set(keptAs, new Date().toISOString());
      else
        await give({ variables: { input: { version: words.version, isMinor, guardianConfirmed: isMinor } } });
      pending?.record();
      setPending(null);
    },
    decline: () => setPending(null),
  };
}
