import { AssessorDocument } from '../generated/questions';
import { SubmitSessionDocument } from '../generated/sessions';
import { GraphQLFailure, stubServer } from '../testing/stubServer';
import { createApolloClient, errorCode, serverMessage } from './apollo';

const failWith = (code: string) => () => {
  throw new GraphQLFailure('Unauthorized', code);
};

test.each([
  ['UNAUTHENTICATED', 1],
  ['FORBIDDEN', 0],
])('an error with the code %s ends the login %i times', async (code, times) => {
  stubServer({ graphql: { Assessor: failWith(code) } });
  const ended = jest.fn();
  const error = await createApolloClient('aminah', ended)
    .query({ query: AssessorDocument })
    .catch((thrown: unknown) => thrown);
  expect(ended).toHaveBeenCalledTimes(times);
  expect(errorCode(error)).toBe(code);
  expect(serverMessage(error)).toBe('Unauthorized');
});

test('a lost connection has neither code nor words of the server', async () => {
  stubServer({}).mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await createApolloClient('aminah', () => undefined)
    .query({ query: AssessorDocument })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect(errorCode(error)).toBeNull();
  expect(serverMessage(error)).toBeNull();
});

test('a recording travels as multipart, with the header that foreign forms cannot send', async () => {
  const fetch = stubServer({});
  fetch.mockResolvedValue(new Response('{"data":null}', { headers: { 'content-type': 'application/json' } }));
  const audio = new File([new Uint8Array([82, 73, 70, 70])], 'recording.wav', { type: 'audio/wav' });
  await createApolloClient('aminah', () => undefined)
    .mutate({
      mutation: SubmitSessionDocument,
      variables: { input: { audio, clientKey: 'k', questionId: '7' } },
    })
    .catch(() => undefined);
  const [url, init] = fetch.mock.calls[0] as [string, RequestInit];
  expect(url).toBe('/graphql');
  expect(init.credentials).toBe('same-origin');
  expect(new Headers(init.headers).get('apollo-require-preflight')).toBe('true');
  expect(new Headers(init.headers).get('x-lisan-viewer')).toBe('aminah');
  const body = init.body as FormData;
  expect(JSON.parse(String(body.get('map')))).toEqual({ 1: ['variables.input.audio'] });
  expect((body.get('1') as File).name).toBe('recording.wav');
});
