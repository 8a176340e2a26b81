import { PenLine } from 'lucide-react';
import type { StudentSessionsQuery } from '../../../generated/students';

/** A session as the list of a student has it. */
export type MarkableSession = StudentSessionsQuery['student']['sessions']['edges'][number]['node'];

interface RowMarkingProps {
  session: MarkableSession;
  onMark: () => void;
}

/** In a student's list: one's own marks, or the way to give them. */
export function RowMarking({ session, onMark }: RowMarkingProps) {
  const { canMark, given } = session.teacherMarking;
  if (!canMark) return null;
  const total = given?.total ?? null;
  const words = given
    ? total === null
      ? 'Marked by you in part'
      : `Your marks: ${total} / ${session.maximumScore}`
    : 'Mark it yourself';
  return (
    <button
      type="button"
      className="btn btn-sm btn-quiet row-marking figures"
      aria-label={`${words}: ${session.questionText}`}
      onClick={onMark}
    >
      <PenLine size={16} aria-hidden="true" />
      {words}
    </button>
  );
}
