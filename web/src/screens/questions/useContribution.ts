import { TOASTS } from 'schema/rules/messages';
import { contributionSchema } from 'schema/rules/questions';
import { useContributeQuestionMutation } from '../../generated/questions';
import { errorCode, serverMessage } from '../../lib/apollo';
import { useToasts } from '../../ui/Toasts';
import { forgetQuestions } from './bankCache';
import type { ContributionDraft } from './contributionDraft';
import { failureToast } from './failureToast';

/** Sends a complete draft. The promise holds what the form has to show: null when it was taken. */
export function useContribution() {
  const toasts = useToasts();
  const [contribute] = useContributeQuestionMutation({ update: forgetQuestions });
  return async (draft: ContributionDraft): Promise<{ title?: string } | null> => {
    try {
      await contribute({ variables: { input: contributionSchema.cast(draft) } });
    } catch (error) {
      toasts.show(failureToast(error, TOASTS.contributeFailed));
      const double = errorCode(error) === 'CONFLICT' ? serverMessage(error) : null;
      return double === null ? {} : { title: double };
    }
    toasts.show(TOASTS.questionContributed);
    return null;
  };
}
