import { type ContributionDraft, EMPTY_DRAFT, faultsOf, keepDraft, readDraft } from './contributionDraft';

const card: ContributionDraft = {
  ...EMPTY_DRAFT,
  title: 'Talk about a stall.',
  theme: 'People and Culture',
  shouldSayPoints: ['where', 'what', 'who', 'why'],
};
const topic: ContributionDraft = {
  ...card,
  partType: 'part3',
  mindMapConcepts: ['a', 'b', 'c', 'd', 'e', 'f'],
  session2Question: 'Which one?',
  hotsQuestion: 'What if?',
};
const POINTS = "Please fill in all four 'You should say' points";
const PART3 = 'Please fill in all 6 mind map concepts, Session 2 question, and HOTS question';

test.each<[string, ContributionDraft, string | null, string[]]>([
  ['nothing', EMPTY_DRAFT, 'Please fill in the title', ['title', 'theme', 'shouldSayPoints']],
  ['a blank title', { ...card, title: '  ' }, 'Please fill in the title', ['title']],
  ['no theme', { ...card, theme: '' }, 'Please select a theme', ['theme']],
  ['a blank point', { ...card, shouldSayPoints: ['a', 'b', ' ', 'd'] }, POINTS, ['shouldSayPoints']],
  ['a whole card', card, null, []],
  ['no concept', { ...topic, mindMapConcepts: ['', 'b', 'c', 'd', 'e', 'f'] }, PART3, ['mindMapConcepts']],
  ['no decision', { ...topic, session2Question: '' }, PART3, ['session2Question']],
  ['no HOTS question', { ...topic, hotsQuestion: '' }, PART3, ['hotsQuestion']],
  ['a whole topic', topic, null, []],
])('%s', (_, draft, sentence, fields) => {
  const faults = faultsOf(draft);
  expect(faults.sentence).toBe(sentence);
  expect(Object.keys(faults.errors).sort()).toEqual([...fields].sort());
});

test('of several lines only the empty ones are marked', () => {
  expect(faultsOf({ ...card, shouldSayPoints: ['a', '', 'c', ''] }).errors.shouldSayPoints).toEqual([
    undefined,
    'Please fill this in',
    undefined,
    'Please fill this in',
  ]);
});

describe('what is kept in this tab', () => {
  afterEach(() => sessionStorage.clear());

  test('belongs to one user, and is gone once the form is empty', () => {
    keepDraft('aisyah', topic);
    expect(readDraft('aisyah')).toEqual(topic);
    expect(readDraft('daniel')).toEqual(EMPTY_DRAFT);
    keepDraft('aisyah', EMPTY_DRAFT);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['', 'null', '{}', '{"title":7}', JSON.stringify({ ...card, shouldSayPoints: ['one'] })])(
    'is left where it is none: %s',
    (kept) => {
      keepDraft('aisyah', card);
      sessionStorage.setItem(sessionStorage.key(0) ?? '', kept);
      expect(readDraft('aisyah')).toEqual(EMPTY_DRAFT);
    },
  );
});
