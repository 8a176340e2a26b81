import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { RECORDING_CONSENT } from 'schema/rules/consent';
import { useGiveRecordingConsentMutation, useViewerQuery, ViewerDocument } from '../../generated/users';

export interface Consent {
  /** The dialog is open. */
  readonly asking: boolean;
  /** Goes on at once where consent was given before; else asks first. */
  readonly ensure: (record: () => void) => Promise<void>;
  /** @throws what the server answers */
  readonly agree: (isMinor: boolean) => Promise<void>;
  readonly decline: () => void;
}

/** Consent to recording, asked once per viewer, before the first recording. Typing needs none. */
export function useConsent(): Consent {
  const client = useApolloClient();
  // Known beforehand, so that whoever has consented can record without a connection.
  useViewerQuery();
  const [give] = useGiveRecordingConsentMutation();
  const [pending, setPending] = useState<{ record: () => void } | null>(null);

  return {
    asking: pending !== null,
    async ensure(record) {
      // Unknown (no connection) counts as not given: asking twice does no harm.
      const viewer = await client.query({ query: ViewerDocument }).then(
        ({ data }) => data?.viewer,
        () => null,
      );
      if (viewer?.recordingConsent) record();
      else setPending({ record });
    },
    async agree(isMinor) {
      const input = { version: RECORDING_CONSENT.version, isMinor, guardianConfirmed: isMinor };
      await give({ variables: { input } });
      pending?.record();
      setPending(null);
    },
    decline: () => setPending(null),
  };
}
