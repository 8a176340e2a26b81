import { skipToken } from '@apollo/client/react';
import { useStudentQuery } from '../../generated/students';
import { fullName } from '../../lib/format';
import { useViewer } from '../../lib/viewer';

interface StudentSpeaker {
  /** Who speaks in place of the viewer; undefined: the viewer. */
  readonly student: { readonly id: string; readonly name: string } | undefined;
  /** As the log names them (§3). */
  readonly name: string;
}

/** Whose voice it is: the viewer's, or that of the student for whom a teacher holds the conversation. */
export function useStudentSpeaker(studentProfileId: string | null): StudentSpeaker {
  const { firstName } = useViewer();
  const { data } = useStudentQuery(studentProfileId ? { variables: { id: studentProfileId } } : skipToken);
  if (studentProfileId === null) return { student: undefined, name: firstName?.trim() || 'You' };
  const student = data?.student;
  const name = student?.firstName ?? 'Student';
  return { student: { id: studentProfileId, name: student ? fullName(student) : name }, name };
}
