import { useMarksFirstQuery, useSetMarksFirstMutation } from '../../../generated/teacher-marks';
import { serverMessage } from '../../../lib/apollo';
import { useToasts } from '../../../ui/Toasts';
import { forgetStudents } from '../studentsCache';

/** For teachers who mark before they see the machine's marks: only such marks tell how good the machine is. */
export function MarksFirstSwitch({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const { data } = useMarksFirstQuery();
  const [set] = useSetMarksFirstMutation({ update: forgetStudents });
  const toasts = useToasts();
  if (!data?.viewer) return null;
  const { id, marksFirst } = data.viewer;
  const change = async () => {
    try {
      await set({
        variables: { isOn: !marksFirst },
        optimisticResponse: { setMarksFirst: { id, marksFirst: !marksFirst } },
      });
      await onChanged();
    } catch (error) {
      const description = serverMessage(error) ?? 'This could not be changed. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
    }
  };
  return (
    <div className="form-check form-switch marks-first">
      <input
        id="marks-first"
        type="checkbox"
        className="form-check-input"
        checked={marksFirst}
        aria-describedby="marks-first-help"
        onChange={() => void change()}
      />
      <div>
        <label htmlFor="marks-first">My marks first</label>
        <p id="marks-first-help" className="soft small mb-0">
          {marksFirst
            ? 'Of what you record from now on, for any student, you see Lisan’s marks once you have given yours.'
            : 'Mark what you record before you see Lisan’s marks. Only such marks show how far Lisan can be trusted.'}
        </p>
      </div>
    </div>
  );
}
