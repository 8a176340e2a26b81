import { skipToken } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type StudentFieldsFragment, useStudentQuery } from '../../generated/students';
import { errorCode } from '../../lib/apollo';
import { fullName } from '../../lib/format';
import { STUDENT_PARAMETER } from '../../lib/recordingFor';
import { tabStorage } from '../../lib/storage';
import { useViewer } from '../../lib/viewer';

const keptAs = (viewerId: string): string => `lisan-recording-for:${viewerId}`;

/** A student who is gone is not chosen any more. */
export function forgetChosenStudent(viewerId: string, studentId: string): void {
  if (tabStorage.get(keptAs(viewerId)) === studentId) tabStorage.remove(keptAs(viewerId));
}

export type ChosenStudent =
  | { readonly status: 'myself' }
  | { readonly status: 'student'; readonly student: StudentFieldsFragment }
  /** Chosen in the address or before a reload, and not known yet. */
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** Removed meanwhile, or never on this teacher's list. */
  | { readonly status: 'notFound' };

export interface Speaker {
  readonly chosen: ChosenStudent;
  /** Null: the viewer speaks. */
  readonly choose: (studentId: string | null) => void;
  /** False: nothing may be recorded, for nobody knows for whom. */
  readonly isKnown: boolean;
  /** Who speaks in place of the viewer. */
  readonly student: { readonly id: string; readonly name: string } | undefined;
}

/**
 * For whom a teacher records: the student of the address, else the one who was chosen last in this tab. Always
 * `myself` for whoever has no students.
 */
export function useChosenStudent(): Speaker {
  const { id: viewerId, canManageStudents } = useViewer();
  const [parameters, setParameters] = useSearchParams();
  const key = keptAs(viewerId);
  const [remembered, setRemembered] = useState(() => tabStorage.get(key));
  const asked = canManageStudents ? (parameters.get(STUDENT_PARAMETER)?.toLowerCase() ?? null) : null;
  const id = asked ?? (canManageStudents ? remembered : null);

  const remember = useCallback(
    (studentId: string | null) => {
      setRemembered(studentId);
      if (studentId) tabStorage.set(key, studentId);
      else tabStorage.remove(key);
    },
    [key],
  );
  useEffect(() => {
    if (asked) remember(asked);
  }, [asked, remember]);

  const { data, error, refetch } = useStudentQuery(id ? { variables: { id } } : skipToken);
  const chosen = chosenOf();
  return {
    chosen,
    choose(studentId) {
      remember(studentId);
      // The address must not say another one; from now on the tab knows.
      if (asked) setParameters(withoutStudent, { replace: true });
    },
    isKnown: chosen.status === 'myself' || chosen.status === 'student',
    student:
      chosen.status === 'student' ? { id: chosen.student.id, name: fullName(chosen.student) } : undefined,
  };

  function chosenOf(): ChosenStudent {
    if (!id) return { status: 'myself' };
    if (data?.student) return { status: 'student', student: data.student };
    if (errorCode(error) === 'NOT_FOUND') return { status: 'notFound' };
    return error ? { status: 'failed', retry: () => void refetch().catch(() => {}) } : { status: 'loading' };
  }
}

function withoutStudent(parameters: URLSearchParams): URLSearchParams {
  parameters.delete(STUDENT_PARAMETER);
  return parameters;
}
