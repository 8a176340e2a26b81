import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { encodeWav } from '../../lib/wav';
import type { KeptRecording } from './outbox';
import { explainFailure, newClientKey, toSubmission } from './submission';
import { countWords, finalWords } from './words';

const recording: KeptRecording = {
  clientKey: newClientKey(),
  viewerId: 'aminah',
  questionId: '7',
  questionText: 'Talk about a festival.',
  createdAt: 0,
  stage: 'submitted',
  mimeType: 'audio/webm',
  wav: encodeWav(new Float32Array(160)),
  transcription: 'I enjoy it',
  transcriptSource: 'browser',
  refusal: null,
};

describe('toSubmission', () => {
  test('sends recording.wav with the words and their source', () => {
    const { audio, ...rest } = toSubmission(recording);
    expect(audio).toMatchObject({ name: 'recording.wav', type: 'audio/wav', size: 44 + 320 });
    expect(rest).toEqual({
      questionId: '7',
      clientKey: recording.clientKey,
      studentProfileId: null,
      transcription: 'I enjoy it',
      transcriptSource: 'browser',
    });
  });

  test('goes to the student for whom it was recorded', () => {
    const student = { id: 'aina', name: 'Aina Sofea' };
    expect(toSubmission({ ...recording, student })).toMatchObject({ studentProfileId: 'aina' });
  });

  test('no words have no source; a typed answer has no sound', () => {
    expect(toSubmission({ ...recording, transcription: '' })).toMatchObject({
      transcription: null,
      transcriptSource: null,
    });
    expect(toSubmission({ ...recording, wav: null, transcriptSource: 'typed' }).audio).toBeNull();
  });
});

describe('explainFailure', () => {
  const graphql = (code: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'It is too long.', extensions: { code } }] });
  const status = (statusCode: number) =>
    new ServerError('failed', { response: new Response(null, { status: statusCode }), bodyText: '' });

  test.each(['BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'])(
    '%s is for good, with the sentence of the server',
    (code) => {
      expect(explainFailure(graphql(code))).toEqual({ kind: 'refused', sentence: 'It is too long.' });
    },
  );

  test.each(['INTERNAL', 'RATE_LIMITED', 'AI_UNAVAILABLE'])('%s may pass', (code) => {
    expect(explainFailure(graphql(code))).toEqual({ kind: 'later' });
  });

  test('so may a cut connection and a gateway that waits for a server', () => {
    expect(explainFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'later' });
    expect(explainFailure(status(502))).toEqual({ kind: 'later' });
  });

  test('a login that has ended waits for the next one', () => {
    expect(explainFailure(graphql('UNAUTHENTICATED'))).toEqual({ kind: 'signedOut' });
    expect(explainFailure(status(401))).toEqual({ kind: 'signedOut' });
  });

  test('a proxy may refuse by size', () => {
    expect(explainFailure(status(413))).toMatchObject({ kind: 'refused' });
  });
});

test('client keys are version 4 UUIDs and differ', () => {
  const keys = Array.from({ length: 50 }, newClientKey);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(keys).size).toBe(50);
});

describe('finalWords', () => {
  const heard = { settled: 'I enjoy it', tentative: 'very much' };

  test('as heard they are the browser’s, corrected they are the student’s own', () => {
    const both = 'I enjoy it very much';
    expect(finalWords(heard, null)).toEqual({ transcription: both, transcriptSource: 'browser' });
    expect(finalWords(heard, ` ${both}  `)).toEqual({ transcription: both, transcriptSource: 'browser' });
    expect(finalWords(heard, 'I enjoy it a lot')).toEqual({
      transcription: 'I enjoy it a lot',
      transcriptSource: 'typed',
    });
  });

  test('none have no source', () => {
    expect(finalWords(heard, ' ')).toEqual({ transcription: '', transcriptSource: null });
    expect(finalWords({ settled: '', tentative: '' }, null).transcriptSource).toBeNull();
  });
});

test('words are counted as the gate counts them', () => {
  expect(countWords('')).toBe(0);
  expect(countWords('  I  enjoy\nit. ')).toBe(3);
});
