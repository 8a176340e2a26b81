import {
  type InvitationFieldsFragment,
  useAcceptStudentInvitationMutation,
  useDeclineStudentInvitationMutation,
} from '../../generated/settings';
import { serverMessage } from '../../lib/apollo';
import { useToasts } from '../../ui/Toasts';

const FAILED = 'Your answer could not be saved. Please try again.';

interface InvitationAnswer {
  readonly busy: boolean;
  readonly accept: () => Promise<void>;
  readonly decline: () => Promise<void>;
  /** Declines what was accepted. */
  readonly leave: () => Promise<void>;
}

/** Answers a teacher's invitation; says in a toast how it went, and never rejects. */
export function useInvitationAnswer({ id, teacherName }: InvitationFieldsFragment): InvitationAnswer {
  const toasts = useToasts();
  const [accept, accepting] = useAcceptStudentInvitationMutation();
  const [decline, declining] = useDeclineStudentInvitationMutation();
  const tell = async (answer: Promise<unknown>, done: string) => {
    try {
      await answer;
      toasts.show({ title: done });
    } catch (error) {
      toasts.show({ title: 'Error', description: serverMessage(error) ?? FAILED, variant: 'destructive' });
    }
  };
  return {
    busy: accepting.loading || declining.loading,
    accept: () => tell(accept({ variables: { id } }), `You have joined ${teacherName}`),
    decline: () => tell(decline({ variables: { id } }), 'Invitation declined'),
    leave: () => tell(decline({ variables: { id } }), `You have left ${teacherName}`),
  };
}
