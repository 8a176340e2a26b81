import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { keepDraft } from '../lib/draft';

interface DraftKeeperProps<Values> {
  /** Of the draft in the tab's storage; another one for each user. */
  draftKey: string;
  /** What is not worth keeping. */
  blank: Values;
}

/** Keeps what is typed into the form around it; shows nothing. */
export function DraftKeeper<Values extends Record<string, string | number>>({
  draftKey,
  blank,
}: DraftKeeperProps<Values>) {
  const { values } = useFormikContext<Values>();
  useEffect(() => keepDraft(draftKey, values, blank), [draftKey, values, blank]);
  return null;
}
