import {
  afterReviewPrompt,
  NEVER_PROMPTED,
  type ReviewPromptEvent,
  type ReviewPromptState,
} from 'schema/rules/reviews';
import { storage } from '../../lib/storage';

const keyOf = (viewerId: string): string => `lisan.reviewPrompt.${viewerId}`;
const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** What this browser remembers of the user's review prompts; what cannot be read counts as never prompted. */
export function recallPrompts(viewerId: string): ReviewPromptState {
  try {
    const kept: unknown = JSON.parse(storage.get(keyOf(viewerId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NEVER_PROMPTED;
    const { lastDismissedAt, lastSubmittedAt, promptCount } = kept as Record<string, unknown>;
    return {
      lastDismissedAt: numberOrNull(lastDismissedAt),
      lastSubmittedAt: numberOrNull(lastSubmittedAt),
      promptCount: numberOrNull(promptCount) ?? 0,
    };
  } catch {
    return NEVER_PROMPTED;
  }
}

/** @returns whether it will be remembered: storage may be full or forbidden */
export function rememberPrompt(viewerId: string, event: ReviewPromptEvent): boolean {
  const state = JSON.stringify(afterReviewPrompt(recallPrompts(viewerId), event, Date.now()));
  storage.set(keyOf(viewerId), state);
  return storage.get(keyOf(viewerId)) === state;
}
