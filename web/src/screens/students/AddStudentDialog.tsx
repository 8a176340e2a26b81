import { Formik, type FormikHelpers } from 'formik';
import { useId, useRef, useState } from 'react';
import { TOASTS } from 'schema/rules/messages';
import { studentSchema } from 'schema/rules/validation';
import { useAddStudentMutation } from '../../generated/students';
import { serverMessage } from '../../lib/apollo';
import { fullName } from '../../lib/format';
import { Modal } from '../../ui/Modal';
import { useToasts } from '../../ui/Toasts';
import { StudentForm } from './StudentForm';
import { forgetStudents } from './studentsCache';

const BLANK = { firstName: '', lastName: '', email: '', grade: '' };

interface AddStudentDialogProps {
  open: boolean;
  onClose: () => void;
  grades: readonly string[];
}

/** One student, or one after the other: the dialog of a class of forty stays open, with its grade. */
export function AddStudentDialog({ open, onClose, grades }: AddStudentDialogProps) {
  const toasts = useToasts();
  const formId = useId();
  const [add] = useAddStudentMutation({ update: forgetStudents });
  const [added, setAdded] = useState<readonly string[]>([]);
  const goesOn = useRef(false);

  const close = () => {
    setAdded([]);
    onClose();
  };
  const submit = async (values: typeof BLANK, { resetForm }: FormikHelpers<typeof BLANK>) => {
    try {
      await add({ variables: { input: values } });
    } catch (error) {
      const { title, description } = TOASTS.addStudentFailed;
      toasts.show({ title, description: serverMessage(error) ?? description, variant: 'destructive' });
      return;
    }
    if (goesOn.current) {
      setAdded([...added, fullName(values)]);
      resetForm({ values: { ...BLANK, grade: values.grade } });
      document.getElementById(formId)?.querySelector('input')?.focus();
      return;
    }
    resetForm();
    close();
    toasts.show({ title: 'Student added', description: `${fullName(values)} is on your list.` });
  };

  return (
    <Formik initialValues={BLANK} validationSchema={studentSchema} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Modal
          open={open}
          onClose={isSubmitting ? undefined : close}
          title="Add a student"
          footer={
            <>
              <button
                type="submit"
                form={formId}
                className="btn btn-quiet"
                disabled={isSubmitting}
                onClick={() => {
                  goesOn.current = true;
                }}
              >
                Add and next
              </button>
              <button
                type="submit"
                form={formId}
                className="btn btn-primary"
                disabled={isSubmitting}
                onClick={() => {
                  goesOn.current = false;
                }}
              >
                {isSubmitting ? 'Adding...' : 'Add student'}
              </button>
            </>
          }
        >
          <p role="status" className={added.length > 0 ? 'students-added tone-teal' : 'visually-hidden'}>
            {addedWords(added)}
          </p>
          <StudentForm
            id={formId}
            grades={grades}
            emailHelp="Whoever has this address can join with an account of their own. Until then it opens nothing."
          />
        </Modal>
      )}
    </Formik>
  );
}

function addedWords(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  return names.length === 1
    ? `${last} was added.`
    : `${last} was added, number ${names.length} of this class.`;
}
