import { Formik } from 'formik';
import { useId } from 'react';
import { studentSchema } from 'schema/rules/validation';
import { type StudentFieldsFragment, useUpdateStudentMutation } from '../../generated/students';
import { serverMessage } from '../../lib/apollo';
import { fullName } from '../../lib/format';
import { Modal } from '../../ui/Modal';
import { useToasts } from '../../ui/Toasts';
import { StudentForm } from './StudentForm';
import { forgetStudents } from './studentsCache';
import { useLast } from './useLast';

interface EditStudentDialogProps {
  /** Null: closed. */
  student: StudentFieldsFragment | null;
  onClose: () => void;
  grades: readonly string[];
}

/** A student's entry, written anew. */
export function EditStudentDialog({ student: edited, onClose, grades }: EditStudentDialogProps) {
  const student = useLast(edited);
  const toasts = useToasts();
  const formId = useId();
  const [update] = useUpdateStudentMutation({ update: forgetStudents });
  const initial = {
    firstName: student?.firstName ?? '',
    lastName: student?.lastName ?? '',
    email: student?.email ?? '',
    grade: student?.grade ?? '',
  };
  const submit = async (input: typeof initial) => {
    if (!student) return;
    try {
      await update({ variables: { id: student.id, input } });
    } catch (error) {
      const description = serverMessage(error) ?? 'Failed to update student. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    onClose();
    toasts.show({ title: 'Saved', description: `The entry of ${fullName(input)} is up to date.` });
  };
  return (
    <Formik
      initialValues={initial}
      enableReinitialize
      validationSchema={studentSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Modal
          open={edited !== null}
          onClose={isSubmitting ? undefined : onClose}
          title="Edit student"
          footer={
            <>
              <button type="button" className="btn btn-quiet" onClick={onClose} disabled={isSubmitting}>
                Cancel
              </button>
              <button type="submit" form={formId} className="btn btn-primary" disabled={isSubmitting}>
                {isSubmitting ? 'Saving...' : 'Save'}
              </button>
            </>
          }
        >
          <StudentForm
            id={formId}
            grades={grades}
            emailHelp={
              student?.hasJoined
                ? 'Another address means another person: the account that has joined no longer sees what you record.'
                : 'With another address, the invitation goes to another person.'
            }
          />
        </Modal>
      )}
    </Formik>
  );
}
