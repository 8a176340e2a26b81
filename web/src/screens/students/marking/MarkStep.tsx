import { Formik } from 'formik';
import { useId } from 'react';
import { CRITERIA_OF_PART } from 'schema/rules/scoring';
import { type TeacherMark, teacherMarksSchema } from 'schema/rules/teacher-marks';
import { type SessionToMarkQuery, useGiveTeacherMarksMutation } from '../../../generated/teacher-marks';
import { serverMessage } from '../../../lib/apollo';
import { Modal } from '../../../ui/Modal';
import { RecordingPlayer } from '../../../ui/RecordingPlayer';
import { useToasts } from '../../../ui/Toasts';
import './mark-dialog.scss';
import { MarkingForm, type MarkingValues } from './MarkingForm';

interface MarkStepProps {
  session: NonNullable<SessionToMarkQuery['session']>;
  open: boolean;
  onClose: () => void;
  onGiven: () => void;
}

/** Hears, reads and marks an answer; the machine's marks are not there. */
export function MarkStep({ session, open, onClose, onGiven }: MarkStepProps) {
  const toasts = useToasts();
  const formId = useId();
  const [give] = useGiveTeacherMarksMutation();
  const submit = async (values: MarkingValues) => {
    const { marks, comment } = teacherMarksSchema(session.partType).cast(values);
    const input = { sessionId: session.id, marks, comment };
    try {
      await give({ variables: { input } });
    } catch (error) {
      const description = serverMessage(error) ?? 'Your marks could not be sent. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    onGiven();
  };
  return (
    <Formik
      initialValues={valuesOf(session)}
      validationSchema={teacherMarksSchema(session.partType)}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Modal
          open={open}
          onClose={isSubmitting ? undefined : onClose}
          title="Mark this answer"
          width="wide"
          footer={
            <>
              <button type="button" className="btn btn-quiet" onClick={onClose} disabled={isSubmitting}>
                Cancel
              </button>
              <button type="submit" form={formId} className="btn btn-primary" disabled={isSubmitting}>
                {isSubmitting ? 'Sending...' : 'Give these marks'}
              </button>
            </>
          }
        >
          <h3 className="marking-question">{session.questionText}</h3>
          {session.audioUrl && <RecordingPlayer src={session.audioUrl} title={session.questionText} />}
          {session.transcription && <p className="marking-words">{session.transcription}</p>}
          <MarkingForm id={formId} />
        </Modal>
      )}
    </Formik>
  );
}

/** What was given, or each criterion with nothing chosen yet. */
function valuesOf({ partType, teacherMarking: { given } }: MarkStepProps['session']): MarkingValues {
  const marks = CRITERIA_OF_PART[partType].map((criterion): TeacherMark => {
    const mark = given?.marks.find((one) => one.criterion === criterion);
    return { criterion, band: mark?.band ?? null, notMarkedReason: mark?.notMarkedReason ?? null };
  });
  return { marks, comment: given?.comment ?? '' };
}
