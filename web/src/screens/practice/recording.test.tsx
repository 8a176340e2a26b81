import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Outbox } from '../../features/recorder/outbox';
import { installDevices, RECORDED_SECONDS, unplug } from '../../features/recorder/testing/devices';
import { aStudent, GraphQLFailure } from '../../testing/stubServer';
import {
  kept,
  leavePractice,
  openPractice,
  press,
  put,
  record,
  startPractice,
  user,
} from './testing/practice';
import type { PracticeServer } from './testing/practiceServer';

let server: PracticeServer;
beforeEach(() => {
  server = startPractice();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await leavePractice();
});

describe('a recording', () => {
  test('goes out as recording.wav with the words that the student leaves in the box', async () => {
    openPractice();
    await record();
    await user.click(screen.getByLabelText('What you said'));
    await user.paste('We cook rendang.');
    await press('Submit for Assessment');
    expect(await screen.findByRole('heading', { name: 'Marking your answer' })).toHaveFocus();
    const [input] = server.submissions;
    const audio = input?.audio as File;
    expect(audio.name).toBe('recording.wav');
    expect(audio.size).toBe(44 + RECORDED_SECONDS * 32_000);
    expect(input).toMatchObject({
      questionId: '1',
      transcription: 'We cook rendang.',
      transcriptSource: 'typed',
      clientKey: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
    });
    expect(await kept()).toEqual([]);
  });

  test('without words says that only fluency can be measured', async () => {
    openPractice();
    await record();
    expect(screen.getByText(/only your fluency can be measured/)).toBeVisible();
    await press('Submit for Assessment');
    await waitFor(() => expect(server.submissions).toHaveLength(1));
    expect(server.submissions[0]).toMatchObject({ transcription: null, transcriptSource: null });
  });

  test('is transcribed by the server where it can', async () => {
    server.transcribes = true;
    openPractice();
    await record();
    expect(screen.queryByLabelText('What you said')).not.toBeInTheDocument();
  });

  test('stays when the connection is cut, and goes out again under the same key', async () => {
    server.onSubmit = () => {
      throw new TypeError('Failed to fetch');
    };
    openPractice();
    await record();
    await press('Submit for Assessment');
    expect(await screen.findByText('Failed to submit session. Please try again.')).toBeVisible();
    expect(screen.getByText(/Not sent yet/)).toBeVisible();
    expect(await kept()).toHaveLength(1);
    server.onSubmit = () => {};
    await press('Submit for Assessment');
    await screen.findByRole('heading', { name: 'Marking your answer' });
    const keys = server.submissions.map(({ clientKey }) => clientKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
    expect(await kept()).toEqual([]);
  });

  test('whose upload hangs is given up after two minutes, and sent later', async () => {
    const deadline = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
    server.onSubmit = () => new Promise(() => {});
    openPractice();
    await record();
    await press('Submit for Assessment');
    await waitFor(() => expect(server.submissions).toHaveLength(1));
    expect(timeout).toHaveBeenCalledWith(120_000);
    server.onSubmit = () => {};
    deadline.abort();
    expect(await screen.findByText(/^Not sent yet\. It is kept/)).toBeVisible();
    await press('Submit for Assessment');
    await screen.findByRole('heading', { name: 'Marking your answer' });
  });

  test("stays when the login is somebody else's by now, and is sent after the next sign-in", async () => {
    server.onSubmit = () => {
      throw new GraphQLFailure('Unauthorized', 'UNAUTHENTICATED');
    };
    openPractice();
    await record();
    await press('Submit for Assessment');
    await waitFor(() => expect(server.submissions).toHaveLength(1));
    expect(server.headers('SubmitSession')?.get('x-lisan-viewer')).toBe(aStudent.id);
    await waitFor(async () => expect(await kept()).toMatchObject([{ stage: 'submitted', refusal: null }]));
    cleanup();
    server.onSubmit = () => {};
    openPractice();
    await waitFor(() => expect(server.submissions).toHaveLength(2));
    expect(server.submissions[1]?.clientKey).toBe(server.submissions[0]?.clientKey);
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('that the server refuses can only be downloaded or deleted', async () => {
    server.onSubmit = () => {
      throw new GraphQLFailure('The recording is longer than 90 seconds.', 'BAD_USER_INPUT');
    };
    openPractice();
    await record();
    await press('Submit for Assessment');
    const list = await screen.findByRole('region', { name: 'Kept on this device' });
    expect(list).toHaveTextContent('The recording is longer than 90 seconds.');
    expect(within(list).getByRole('button', { name: 'Download' })).toBeVisible();
    expect(within(list).queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await press('Delete');
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('ends with what was said when the microphone is unplugged', async () => {
    openPractice();
    await press('Start recording');
    await press('Skip preparation');
    await screen.findByRole('button', { name: 'Stop' });
    unplug();
    expect(await screen.findByText(/microphone was disconnected/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Submit for Assessment' })).toBeEnabled();
  });

  test('started again leaves nothing of the first', async () => {
    openPractice();
    await record();
    await press('Start again');
    await screen.findByRole('button', { name: 'Skip preparation' });
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('that the device cannot keep: the student is told, before and after sending fails', async () => {
    const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    for (const method of ['begin', 'addChunk', 'complete', 'put'] as const) {
      jest.spyOn(Outbox.prototype, method).mockImplementation(full);
    }
    server.onSubmit = () => {
      throw new TypeError('Failed to fetch');
    };
    openPractice();
    await record();
    expect(screen.getByText(/^This device cannot keep your recording\./)).toBeVisible();
    await press('Submit for Assessment');
    expect(await screen.findByText(/^Not sent yet, and this device cannot keep it\./)).toBeVisible();
    server.onSubmit = () => {};
    await press('Submit for Assessment');
    expect(await screen.findByRole('heading', { name: 'Marking your answer' })).toBeVisible();
  });

  test('without a microphone gives the way to type', async () => {
    installDevices({ refusal: new DOMException('', 'NotAllowedError') });
    openPractice();
    await press('Start recording');
    expect(
      await screen.findByText('Failed to start recording. Please check microphone permissions.'),
    ).toBeVisible();
    await press('Type instead');
    expect(screen.getByLabelText('Your answer')).toHaveFocus();
  });
});

describe('an answer of earlier', () => {
  test('that was not submitted is offered and sent under its own key', async () => {
    await put({});
    openPractice();
    expect(await screen.findByText('We kept your recording from 20 Nov 2025, 20:14. Send it?')).toBeVisible();
    expect(server.submissions).toEqual([]);
    await press('Send');
    await screen.findByRole('heading', { name: 'Marking your answer' });
    expect(server.submissions).toMatchObject([{ clientKey: 'key-of-yesterday', questionId: '1' }]);
    expect(await kept()).toEqual([]);
  });

  test('that has no words gets those which the student types before it is sent', async () => {
    await put({});
    openPractice();
    await user.click(await screen.findByLabelText('What you said'));
    await user.paste(' We cook  rendang. ');
    await press('Send');
    await screen.findByRole('heading', { name: 'Marking your answer' });
    expect(server.submissions[0]).toMatchObject({
      clientKey: 'key-of-yesterday',
      transcription: 'We cook rendang.',
      transcriptSource: 'typed',
    });
  });

  test.each([
    ['the browser heard some', 'We cook', false],
    ['the server writes them down', '', true],
  ])('is not asked for words where %s', async (_, transcription, transcribes) => {
    server.transcribes = transcribes;
    await put({ transcription, transcriptSource: transcription ? 'browser' : null });
    openPractice();
    await screen.findByText(/^We kept your recording/);
    await waitFor(() => expect(screen.queryByLabelText('What you said')).not.toBeInTheDocument());
    await press('Send');
    await waitFor(() => expect(server.submissions).toHaveLength(1));
    expect(server.submissions[0]?.transcription).toBe(transcription || null);
  });

  test('that was submitted is sent by itself', async () => {
    await put({ stage: 'submitted' });
    openPractice();
    await waitFor(() => expect(server.submissions).toMatchObject([{ clientKey: 'key-of-yesterday' }]));
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('that arrives while a new one is recorded is only told of', async () => {
    await put({ stage: 'submitted' });
    server.onSubmit = () => {
      throw new TypeError('Failed to fetch');
    };
    openPractice();
    await screen.findByText('Your recording from 20 Nov 2025, 20:14 waits to be sent.');
    await press('Start recording');
    await press('Skip preparation');
    const stop = await screen.findByRole('button', { name: 'Stop' });
    stop.focus();
    server.onSubmit = () => {};
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Your answer to “Talk about a festival.” has arrived.')).toBeVisible();
    await waitFor(async () => expect(await kept()).toMatchObject([{ stage: 'recording' }]));
    expect(screen.queryByRole('heading', { name: 'Marking your answer' })).not.toBeInTheDocument();
    expect(stop).toHaveFocus();
  });

  test('of somebody else is not shown', async () => {
    await put({ viewerId: 'somebody-else' });
    openPractice();
    await screen.findByText('1 of 2');
    await waitFor(() => expect(server.asked.some(({ operation }) => operation === 'Viewer')).toBe(true));
    expect(screen.queryByText(/We kept/)).not.toBeInTheDocument();
  });
});
