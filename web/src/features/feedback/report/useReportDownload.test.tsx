import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsPDF } from 'jspdf';
import { sampleSession, sampleViewer } from '../testing/sampleReport';
import { type Answer, asSession, renderWithServer } from '../testing/server';
import { useReportDownload } from './useReportDownload';

function Download({ sessionId }: { sessionId: string }) {
  const { download, busySessionId } = useReportDownload();
  return (
    <button type="button" disabled={busySessionId === sessionId} onClick={() => void download(sessionId)}>
      Get it
    </button>
  );
}

/** jsPDF takes its methods over from here; jsdom has no downloads. */
const api = jsPDF.API as unknown as { save?: (fileName: string) => void };
const saved = jest.fn<unknown, [fileName: string]>();
api.save = saved;
afterEach(() => saved.mockReset());

async function clicked(sessionId: string, answer: Answer) {
  const server = renderWithServer(<Download sessionId={sessionId} />, answer);
  await userEvent.click(screen.getByRole('button', { name: 'Get it' }));
  return server;
}
const report =
  (changes = {}, viewer: object | null = { ...sampleViewer(), __typename: 'Viewer' }): Answer =>
  () => ({ session: asSession(sampleSession(changes)), viewer });

describe('useReportDownload', () => {
  test('saves the PDF and says so', async () => {
    await clicked('42', report());
    expect(await screen.findByText('Report Downloaded')).toBeVisible();
    expect(screen.getByText('Your assessment report has been downloaded as a PDF.')).toBeVisible();
    expect(saved).toHaveBeenCalledWith(
      'Nur_Aisyah_binti_Rahman_Talk_about_a_person_you_admire_Assessment_Report.pdf',
    );
    expect(screen.getByRole('button', { name: 'Get it' })).toBeEnabled();
  });

  test("of a session that was recorded for a student has their name, not the teacher's", async () => {
    const student = { __typename: 'Student', id: '7', firstName: 'Aina Sofea', lastName: 'binti Hassan' };
    await clicked('42', report({ student }));
    await screen.findByText('Report Downloaded');
    expect(saved).toHaveBeenCalledWith(
      'Aina_Sofea_binti_Hassan_Talk_about_a_person_you_admire_Assessment_Report.pdf',
    );
  });

  test.each([
    ['no session id', '', report()],
    ['no feedback', '42', report({ feedback: null })],
  ])('%s: there is nothing to download', async (_, sessionId, answer) => {
    await clicked(sessionId, answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Download Failed.*No session data available for download\./,
    );
    expect(saved).not.toHaveBeenCalled();
  });

  test.each([
    ['the server is out of reach', () => new Error('offline')],
    ['the login has ended', report({}, null)],
  ])('%s: the download failed', async (_, answer: Answer) => {
    await clicked('42', answer);
    expect(
      await screen.findByText('Could not download the assessment report. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Download Failed');
  });

  test('a PDF that cannot be saved is a failed download', async () => {
    saved.mockImplementation(() => {
      throw new Error('disk full');
    });
    await clicked('42', report());
    expect(
      await screen.findByText('Could not download the assessment report. Please try again.'),
    ).toBeVisible();
  });

  test('is busy with the session until the file is saved', async () => {
    const busy: boolean[] = [];
    const isBusy = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Get it' }).disabled;
    saved.mockImplementation(() => busy.push(isBusy()));
    await clicked('42', report());
    await screen.findByText('Report Downloaded');
    expect([...busy, isBusy()]).toEqual([true, false]);
  });
});
