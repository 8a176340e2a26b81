/** Of an address that says for whom a teacher records. */
export const STUDENT_PARAMETER = 'student';

/** Where "Record for this student" leads. */
export const recordingFor = (path: string, studentId: string): string =>
  `${path}?${STUDENT_PARAMETER}=${studentId}`;
