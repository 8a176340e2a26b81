import { useTeacherMarkingQuery } from '../../../generated/teacher-marks';
import { BesideMachine } from './BesideMachine';

/** What a teacher gave, beside the assessor's marks, which stay; nothing where no teacher has marked it. */
export function TeacherMarksPart({ sessionId }: { sessionId: string }) {
  const { data } = useTeacherMarkingQuery({
    variables: { id: sessionId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data?.session) return null;
  const { partType, teacherMarking } = data.session;
  const { given, machine, canMark } = teacherMarking;
  if (!given) return null;
  return (
    <section className="teacher-part" aria-labelledby="teacher-marks">
      <h3 id="teacher-marks">{canMark ? 'Your marks' : "Your teacher's marks"}</h3>
      <BesideMachine
        marker={canMark ? 'You' : 'Your teacher'}
        partType={partType}
        given={given}
        machine={machine}
      />
    </section>
  );
}
