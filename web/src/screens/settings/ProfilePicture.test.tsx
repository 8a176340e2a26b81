import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PICTURE } from 'schema/rules/pictures';
import { aStudent } from '../../testing/stubServer';
import { openSettings, press, refuse, settingsServer, toast, viewerOf } from './testing/settings';

const chooser = () => screen.getByLabelText<HTMLInputElement>('Picture');
const aFile = (type: string, size = 10) => new File([new Uint8Array(size)], 'me', { type });
/** As a browser in which "all files" was chosen. */
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(chooser(), file);
const camera = () => screen.getByRole('button', { name: /^Change your picture|^Uploading/ });
const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' });

test.each([
  ['image/webp', 10, 'Invalid file type', 'Please select a JPEG, PNG, or GIF image.'],
  ['', 10, 'Invalid file type', 'Please select a JPEG, PNG, or GIF image.'],
  ['image/png', PICTURE.maxBytes + 1, 'File too large', 'Please select an image smaller than 5MB.'],
])('a file of type "%s" with %i bytes is not sent', async (type, size, title, description) => {
  const upload = jest.fn();
  settingsServer({ graphql: { UploadProfilePicture: upload } });
  await openSettings();
  await choose(aFile(type, size));
  expect(await toast()).toHaveTextContent(title + description);
  expect(upload).not.toHaveBeenCalled();
});

test('5 MB are sent, with a spinner on the camera; the sidebar has the picture at once, until it is removed', async () => {
  const server = settingsServer();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answerAtOnce = server.fetch.getMockImplementation();
  server.fetch.mockImplementation(async (url: string, init?: RequestInit) => {
    if (init?.body instanceof FormData) await arrived;
    return answerAtOnce?.(url, init);
  });
  const changed = (profileImageUrl: string | null) => {
    server.user = { ...aStudent, profileImageUrl };
    return viewerOf(server);
  };
  const uploaded = () => ({ uploadProfilePicture: changed('/api/pictures/1.jpg') });
  const removed = () => ({ removeProfilePicture: changed(null) });
  Object.assign(server.graphql, { UploadProfilePicture: uploaded, RemoveProfilePicture: removed });
  await openSettings();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();

  await choose(aFile('image/jpeg', PICTURE.maxBytes));
  expect(await screen.findByText('Uploading your picture')).toBeInTheDocument();
  expect(camera()).toHaveAttribute('aria-disabled', 'true');
  arrive();
  await waitFor(() => expect(sidebar()).toHaveTextContent('/api/pictures/1.jpg'));
  expect(screen.getByRole('img', { name: 'Your profile' })).toHaveAttribute('src', '/api/pictures/1.jpg');
  const sent = server.fetch.mock.calls.map(([, init]) => init?.body).find((body) => body instanceof FormData);
  expect(sent?.get('1')).toHaveProperty('size', PICTURE.maxBytes);

  await press('Remove picture');
  await waitFor(() => expect(sidebar()).toHaveTextContent('no picture'));
  expect(camera()).toHaveFocus();
});

test.each([
  ['with the words of the server', refuse('This is not a picture.'), 'This is not a picture.'],
  [
    'without words',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Failed to upload profile picture. Please try again.',
  ],
])('a failure %s', async (_case, fail, words) => {
  settingsServer({ graphql: { UploadProfilePicture: fail } });
  await openSettings();
  await choose(aFile('image/gif'));
  await waitFor(async () => expect(await toast()).toHaveTextContent(`Error${words}`));
  expect(camera()).toHaveAttribute('aria-disabled', 'false');
});
