/** An answer with faults that a teacher would mark; long enough to be marked. */
export const TYPED_ANSWER =
  'I want to talk about my grandmother. She live with us in Muar since 2015. Every morning she wake up early and ' +
  'cook nasi lemak for the whole family. I like her because she is patient and she always listen to my problem. ' +
  'In my opinion, old people has many stories, so we should spend more time with them at the weekend.';
