import { screen, waitFor } from '@testing-library/react';
import { renderWithServer } from '../testing/server';
import { TeacherMarksPart } from './TeacherMarksPart';

const GIVEN = {
  __typename: 'TeacherMarks',
  marks: [
    { __typename: 'TeacherMark', criterion: 'grammar', band: 3.5, notMarkedReason: null },
    { __typename: 'TeacherMark', criterion: 'vocabulary', band: null, notMarkedReason: 'Read out.' },
  ],
  total: null,
  comment: '<b>Say</b> why.',
  givenAt: '2026-11-20T08:00:00Z',
  isBlind: true,
  isChanged: false,
};
const MACHINE = [
  { __typename: 'MachineBand', criterion: 'grammar', band: 4 },
  { __typename: 'MachineBand', criterion: 'vocabulary', band: 5 },
];
const show = (teacherMarking: object) =>
  renderWithServer(<TeacherMarksPart sessionId="42" />, () => ({
    session: {
      ...{ __typename: 'Session', id: '42', partType: 'part2' },
      teacherMarking: { __typename: 'TeacherMarking', ...teacherMarking },
    },
  }));

test('the teacher’s bands stand beside Lisan’s, with what the teacher wrote, as plain text', async () => {
  show({ canMark: false, given: GIVEN, machine: MACHINE });
  expect(await screen.findByRole('heading', { name: "Your teacher's marks" })).toBeVisible();
  expect(screen.getByText('<b>Say</b> why.')).toBeVisible();
  const [grammar, vocabulary] = screen.getAllByRole('listitem');
  expect(grammar).toHaveTextContent(/Your teacher.*3\.5 of 6.*Lisan.*4 of 6.*Half a band higher by Lisan\.$/);
  expect(vocabulary).toHaveTextContent(/Not marked.*Lisan.*5 of 6.*Not marked by hand: Read out\.$/);
});

test('where the machine gave no marks, the teacher’s stand alone, with their total', async () => {
  const [grammar] = GIVEN.marks;
  show({ canMark: true, given: { ...GIVEN, marks: [grammar], total: 3.5, comment: '' }, machine: null });
  expect(await screen.findByRole('heading', { name: 'Your marks' })).toBeVisible();
  expect(screen.getByText(/of 12 marks$/)).toHaveTextContent('You: 3.5 of 12 marks');
  expect(screen.queryByText('Lisan')).not.toBeInTheDocument();
});

test('nothing where no teacher has marked it', async () => {
  const { asked, container } = show({ canMark: false, given: null, machine: MACHINE });
  await waitFor(() => expect(asked).toEqual(['TeacherMarking']));
  expect(container.querySelector('.teacher-part')).toBeNull();
});
