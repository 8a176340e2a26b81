import type { AssessmentFlag } from 'schema/rules/choices';
import { FLAG_CAUTIONS } from 'schema/rules/flags';
import type { AssessedSession, SessionFeedback } from './assessment';

type Reader = 'student' | 'teacher';

/** What a flag means and what to do now. Nobody is accused: a transcript mishears, and a phrase is innocent. */
const WORDS: Record<AssessmentFlag, Record<Reader, string>> = {
  judgesApart: {
    student:
      'Two assessors read this answer and are more than two bands apart, so these marks are less sure than usual. Ask your teacher to look at it.',
    teacher:
      'Two assessors read this answer and are more than two bands apart, so these marks are less sure than usual. Please look at it and judge it yourself.',
  },
  addressesAssessor: {
    student:
      'Some of these words seem to speak to the assessor and not about the question. They raise no mark. If they were misheard, the transcript can be corrected; if not, answer once more without them.',
    teacher:
      'Some of these words seem to speak to the assessor and not about the question. They raise no mark, and they may have been misheard. Please go through the answer before you talk about it with the student.',
  },
};

/** Doubts that go with the marks, in the words for who reads. */
export interface Doubts {
  flags: string[];
  /** Without those that say what a flag says. */
  cautions: string[];
}

export function doubtsOf(session: AssessedSession, { flags, cautions }: SessionFeedback): Doubts {
  // only the teacher who recorded it is told for whom it was
  const reader: Reader = session.student ? 'teacher' : 'student';
  const said = new Set(flags.map((flag) => FLAG_CAUTIONS[flag]));
  return {
    flags: flags.map((flag) => WORDS[flag][reader]),
    cautions: cautions.filter((caution) => !said.has(caution)),
  };
}
