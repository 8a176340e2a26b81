import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { OutboxProvider } from '../../../features/recorder/OutboxProvider';
import { type KeptRecording, Outbox } from '../../../features/recorder/outbox';
import { installDevices } from '../../../features/recorder/testing/devices';
import { createApolloClient } from '../../../lib/apollo';
import { AccessProvider, useAccess, type Viewer } from '../../../lib/viewer';
import { encodeWav } from '../../../lib/wav';
import { aStudent } from '../../../testing/stubServer';
import { ToastsProvider } from '../../../ui/Toasts';
import { PracticeScreen } from '../PracticeScreen';
import { type PracticeServer, practiceServer } from './practiceServer';

export const TWENTY_WORDS =
  'I enjoy Hari Raya because all my cousins come back to my grandmother house and we cook rendang together all night';

export const user = userEvent.setup();

function Signed() {
  if (useAccess().access.status !== 'signedIn') return null;
  return (
    <OutboxProvider>
      <PracticeScreen />
    </OutboxProvider>
  );
}

/** @param address with the student of a link, say */
export function openPractice(address = '/practice'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ApolloProvider client={createApolloClient(aStudent.id, () => undefined)}>
        <ToastsProvider>
          <AccessProvider>
            <Signed />
          </AccessProvider>
        </ToastsProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
}

export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Records, pauses, goes on and stops. */
export async function record(): Promise<void> {
  await press('Start recording');
  await press('Skip preparation');
  await press('Pause');
  await press('Resume');
  await press('Stop');
  await screen.findByRole('button', { name: 'Submit for Assessment' });
}

export async function typeAnswer(text: string): Promise<void> {
  await press('Type instead');
  await user.click(screen.getByLabelText('Your answer'));
  await user.paste(text);
}

/** What is left on the device. */
export async function kept(): Promise<KeptRecording[]> {
  const outbox = await Outbox.open();
  const left = await outbox.list(aStudent.id);
  outbox.close();
  return left;
}

export async function put(recording: Partial<KeptRecording>): Promise<void> {
  const outbox = await Outbox.open();
  await outbox.put({
    clientKey: 'key-of-yesterday',
    viewerId: aStudent.id,
    questionId: '1',
    questionText: 'Talk about a festival.',
    createdAt: new Date(2025, 10, 20, 20, 14).getTime(),
    stage: 'recorded',
    mimeType: 'audio/webm',
    wav: encodeWav(new Float32Array(16_000)),
    transcription: '',
    transcriptSource: null,
    refusal: null,
    ...recording,
  });
  outbox.close();
}

/** Before each test: a server that has two questions, and a microphone. @param viewer where it is not just a student */
export function startPractice(viewer: Partial<Viewer> = {}): PracticeServer {
  // Sending and marking go on by themselves, outside of any event that a test fires.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  installDevices();
  return practiceServer({ ...aStudent, ...viewer });
}

/** After each test: nothing is left on the device. */
export async function leavePractice(): Promise<void> {
  cleanup();
  const outbox = await Outbox.open();
  for (const { clientKey } of await outbox.list(aStudent.id)) await outbox.remove(clientKey);
  outbox.close();
}
