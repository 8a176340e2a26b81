import { keepDraft, readDraft } from './draft';

const BLANK = { name: 'Mei', words: '', rating: 5 };
const typed = { ...BLANK, words: 'I speak longer now.', rating: 4 };
beforeEach(() => sessionStorage.clear());

test('what was typed comes back, each draft for itself', () => {
  keepDraft('a', typed, BLANK);
  expect(readDraft('a', BLANK)).toEqual(typed);
  expect(readDraft('b', BLANK)).toEqual(BLANK);
});

test('what is blank again leaves nothing behind', () => {
  keepDraft('a', typed, BLANK);
  keepDraft('a', { ...BLANK }, BLANK);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['no JSON', {}],
  ['null', {}],
  ['[]', {}],
  ['{"words":7,"rating":"4","name":"Arul","isAdmin":true,"__proto__":{"words":"x"}}', { name: 'Arul' }],
])('of %s only what fits is taken', (kept, over) => {
  sessionStorage.setItem('a', kept);
  expect(readDraft('a', BLANK)).toEqual({ ...BLANK, ...over });
});
