import { screen, waitFor } from '@testing-library/react';
import { Outbox } from '../../features/recorder/outbox';
import { TurnStore } from '../../features/recorder/turnStore';
import { leaveFor } from '../../lib/navigate';
import { saveFile } from '../../lib/saveFile';
import { aStudent, GraphQLFailure } from '../../testing/stubServer';
import { openSettings, press, settingsServer, toast, write } from './testing/settings';

jest.mock('../../lib/navigate', () => ({ leaveFor: jest.fn(), reload: jest.fn() }));
jest.mock('../../lib/saveFile', () => ({ saveFile: jest.fn() }));

const EXPORT = '/api/auth/user/export';
const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

describe('the data', () => {
  test('is saved as a zip', async () => {
    const { fetch } = settingsServer({ rest: { [EXPORT]: () => new Response('zip') } });
    await openSettings();
    await press('Download');
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const [file, name] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect(await file?.text()).toBe('zip');
    expect(name).toBe('lisan-my-data.zip');
    expect(fetch).toHaveBeenCalledWith(
      EXPORT,
      expect.objectContaining({ headers: { 'x-lisan-viewer': aStudent.id } }),
    );
    expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
  });

  test.each([
    ['too often', json(429, { message: 'Please wait a minute.' }), 'Please wait a minute.'],
    [
      'broken',
      () => new Response('<h1>502</h1>', { status: 502 }),
      'Your data could not be downloaded. Please try again.',
    ],
    [
      'broken off in the middle',
      () => {
        const stream = new ReadableStream({
          start: (out) => {
            out.enqueue(new TextEncoder().encode('PK'));
            out.error(new TypeError('network error'));
          },
        });
        return new Response(stream);
      },
      'Your data could not be downloaded. Please try again.',
    ],
  ])('%s: says so and saves nothing', async (_case, answer, words) => {
    settingsServer({ rest: { [EXPORT]: answer } });
    await openSettings();
    await press('Download');
    expect(await toast()).toHaveTextContent(`Download Failed${words}`);
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('a download that is cancelled ends quietly', async () => {
    const { fetch } = settingsServer();
    const others = fetch.getMockImplementation();
    const endless = (signal: AbortSignal) =>
      new Response(
        new ReadableStream({
          start: (out) => signal.addEventListener('abort', () => out.error(signal.reason)),
        }),
      );
    fetch.mockImplementation(async (url: string, init: RequestInit) =>
      url === EXPORT && init.signal ? endless(init.signal) : others?.(url, init),
    );
    await openSettings();
    await press('Download');
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
    expect(screen.queryByText('Download Failed')).toBeNull();
  });
});

describe('the end of an account', () => {
  const OTHER = '0a0b0c0d-8d1f-4a57-9b0a-0f3f4a1c2d3e';
  const keep = async (viewerId: string) => {
    const outbox = await Outbox.open();
    const recording = {
      clientKey: `of-${viewerId}`,
      viewerId,
      questionId: '1',
      questionText: '',
      mimeType: '',
    };
    await outbox.begin({ ...recording, createdAt: 0 });
    const turns = new TurnStore();
    await turns.begin({
      clientKey: recording.clientKey,
      viewerId,
      sessionId: '7',
      phase: 'session1',
      createdAt: 0,
      mimeType: '',
    });
    await turns.addChunk(recording.clientKey, new ArrayBuffer(1), {
      transcription: '',
      transcriptSource: null,
    });
    return { outbox, turns };
  };
  const openDialog = async () => {
    await openSettings();
    await press('Delete account');
    return screen.findByLabelText(/^To confirm, type/);
  };
  const button = () => screen.getByRole('button', { name: 'Delete my account' });

  test.each([
    ['', false],
    ['aisyah@lisan', false],
    ['aisyah@lisan.test.my', false],
    ['  AISYAH@Lisan.Test ', true],
  ])('"%s" confirms it: %s', async (typed, confirms) => {
    settingsServer();
    const field = await openDialog();
    if (typed) await write(field, typed);
    expect(button().hasAttribute('disabled')).toBe(!confirms);
  });

  test('leaves nothing of the user on this device, and signs out', async () => {
    localStorage.setItem(`lisan.reviewPrompt.${aStudent.id}`, '{}');
    localStorage.setItem(`lisan.reviewPrompt.${OTHER}`, '{}');
    localStorage.setItem('lisan.theme', 'dark');
    sessionStorage.setItem(`lisan.draft.${aStudent.id}`, '{}');
    const { outbox, turns } = await keep(aStudent.id);
    await keep(OTHER);
    const deleteAccount = jest.fn(() => ({ deleteAccount: aStudent.id }));
    settingsServer({ graphql: { DeleteAccount: deleteAccount } });
    const field = await openDialog();
    expect(screen.getByRole('dialog')).toHaveTextContent('recordings, transcripts, marks and feedback');
    await write(field, aStudent.email);
    await press('Delete my account');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/logout'));
    expect(deleteAccount).toHaveBeenCalledWith({ input: { email: aStudent.email } });
    expect(Object.keys(localStorage)).toEqual([`lisan.reviewPrompt.${OTHER}`]);
    expect(sessionStorage).toHaveLength(0);
    expect(await outbox.list(aStudent.id)).toEqual([]);
    expect(await outbox.list(OTHER)).toHaveLength(1);
    expect(await turns.left(aStudent.id, '7', 0)).toBeNull();
    expect(await turns.left(OTHER, '7', 0)).not.toBeNull();
  });

  test.each([
    [
      'with the words of the server',
      new GraphQLFailure('Please type the email address of this account.', 'BAD_USER_INPUT'),
      'Please type the email address of this account.',
    ],
    ['without words', new TypeError('Failed to fetch'), 'Failed to delete your account. Please try again.'],
  ])('a failure %s changes nothing', async (_case, failure, words) => {
    const fail = () => {
      throw failure;
    };
    localStorage.setItem('lisan.theme', 'dark');
    settingsServer({ graphql: { DeleteAccount: fail } });
    await write(await openDialog(), aStudent.email);
    await press('Delete my account');
    await waitFor(async () => expect(await toast()).toHaveTextContent(`Error${words}`));
    expect(localStorage.getItem('lisan.theme')).toBe('dark');
    expect(leaveFor).not.toHaveBeenCalled();
    expect(button()).toBeEnabled();
  });

  test('waits for another admin', async () => {
    settingsServer({ canDeleteAccount: false });
    await openSettings();
    const ask = screen.getByRole('button', { name: 'Delete account' });
    expect(ask).toBeDisabled();
    expect(ask).toHaveAccessibleDescription(/You are the only admin/);
  });
});
