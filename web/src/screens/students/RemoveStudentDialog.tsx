import { useApolloClient } from '@apollo/client/react';
import { forgetChosenStudent } from '../../features/students/useChosenStudent';
import { type StudentFieldsFragment, useRemoveStudentMutation } from '../../generated/students';
import { serverMessage } from '../../lib/apollo';
import { fullName } from '../../lib/format';
import { useViewer } from '../../lib/viewer';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToasts } from '../../ui/Toasts';
import { forgetStudent } from './studentsCache';
import { useLast } from './useLast';

interface RemoveStudentDialogProps {
  /** Null: closed. */
  student: StudentFieldsFragment | null;
  onCancel: () => void;
  onRemoved: () => void;
}

/** Says what goes with a student, for good. */
export function RemoveStudentDialog({ student: asked, onCancel, onRemoved }: RemoveStudentDialogProps) {
  const student = useLast(asked);
  const { id: viewerId } = useViewer();
  const client = useApolloClient();
  const toasts = useToasts();
  const [remove, { loading }] = useRemoveStudentMutation();
  const name = student ? fullName(student) : '';

  const confirm = async () => {
    if (!student) return;
    try {
      await remove({ variables: { id: student.id } });
    } catch (error) {
      const description = serverMessage(error) ?? 'Failed to remove student. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    onRemoved();
    forgetChosenStudent(viewerId, student.id);
    forgetStudent(client.cache, student.id);
    toasts.show({ title: 'Student removed', description: `${name} and their recordings are gone.` });
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      title={`Remove ${name}?`}
      confirm="Remove"
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>
        Every session that you recorded for {name} goes too: recordings, transcripts, marks and feedback. This
        cannot be undone.
      </p>
      <p className="mb-0">
        {student?.hasJoined
          ? 'Their own account stays, with what they practised alone; what you recorded disappears from it.'
          : 'You can add them again later, but without what was recorded.'}
      </p>
    </ConfirmDialog>
  );
}
