import { differenceWords } from './differenceWords';

test.each<[number | null, number | null, string | null]>([
  [4, 4, 'The same band.'],
  [4, 4.5, 'Half a band higher by Lisan.'],
  [4, 3, 'One band lower by Lisan.'],
  [3.5, 6, '2.5 bands higher by Lisan.'],
  [0, null, null],
  [null, 0, null],
])('%p by a teacher and %p by the machine: %p', (teacher, machine, words) => {
  expect(differenceWords(teacher, machine)).toBe(words);
});
