import type { ToastText } from 'schema/rules/messages';
import { errorCode, serverMessage } from '../../lib/apollo';
import type { Toast } from '../../ui/Toasts';

/** What trying again would not mend: the server says what would. */
const TOLD_BY_SERVER: readonly (string | null)[] = ['CONFLICT', 'RATE_LIMITED', 'BAD_USER_INPUT'];

/** The sentence for a failed change, or the server's own where that helps more. */
export function failureToast(error: unknown, sentence: ToastText): Toast {
  const told = TOLD_BY_SERVER.includes(errorCode(error)) ? serverMessage(error) : null;
  return { ...sentence, description: told ?? sentence.description, variant: 'destructive' };
}
