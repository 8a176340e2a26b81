/** For the student: why there are no marks yet, or none at all. */
export const WAITING =
  'The marking service does not answer at the moment. We keep trying; you can leave this page.';
export const GIVEN_UP = 'The marking service did not answer. Your answer is safe: please try again later.';
