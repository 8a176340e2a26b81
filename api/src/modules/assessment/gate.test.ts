import { describe, expect, test } from '@jest/globals';
import type { NotMarkedReason, Transcript } from './assessment.types.js';
import { gate } from './gate.js';
import { measure } from './measure/measure.js';
import { noise, RATE_HZ, tone, voice } from './testing/signals.js';

const heard = (text: string): Transcript => ({ text, source: 'server', confidence: 0.9 });

const ENGLISH =
  'My favourite place is the beach near my house because it is quiet and I can swim there with my brother every Sunday.';
const MIXED =
  'My favourite food is nasi lemak lah because my nenek cooks it every Sunday and we eat together with sambal and ikan bilis, so sedap.';
const MALAY =
  'Tempat kegemaran saya ialah pantai kerana di sana sangat tenang dan saya boleh berenang bersama adik saya setiap hari Ahad selepas sekolah.';
const CHINESE = '我最喜欢的地方是海边 因为那里很安静 我每个星期天都和弟弟去游泳 我们很开心';

const speech = voice({ seconds: 20 });

function reasonOf(samples: Float32Array | null, transcript: Transcript | null): NotMarkedReason | null {
  const measured = samples && measure({ samples, sampleRate: RATE_HZ }, transcript);
  return gate(measured, transcript)?.reason ?? null;
}

describe('gate', () => {
  test.each<[string, Float32Array | null, Transcript | null, NotMarkedReason | null]>([
    ['silence', new Float32Array(20 * RATE_HZ), heard(ENGLISH), 'silent'],
    ['hardly a hiss', noise(20, 0.0008), heard(ENGLISH), 'silent'],
    ['white noise', noise(20, 0.2), heard(ENGLISH), 'noise'],
    ['mains hum', tone(20, 100, 0.3), heard(ENGLISH), 'noise'],
    ['a whistle', tone(20, 440, 0.3), heard(ENGLISH), 'noise'],
    ['five seconds of speech', voice({ seconds: 6.5 }), heard(ENGLISH), 'tooShort'],
    ['ten words', speech, heard('my favourite place is the beach near my house today'), 'tooFewWords'],
    [
      'nineteen words and fillers',
      speech,
      heard(`${ENGLISH.split(' ').slice(0, 19).join(' ')} um uh er`),
      'tooFewWords',
    ],
    ['a Malay paragraph', speech, heard(MALAY), 'notEnglish'],
    ['a Chinese paragraph', speech, heard(CHINESE), 'notEnglish'],
    ['no transcript', speech, null, 'noTranscript'],
    ['an empty transcript', speech, heard(' … '), 'noTranscript'],
    ['an answer', speech, heard(ENGLISH), null],
    ['an answer with Malay words and a particle', speech, heard(MIXED), null],
    ['an answer in a noisy room', voice({ seconds: 20, noiseAmplitude: 0.05 }), heard(ENGLISH), null],
    ['a typed answer', null, { text: ENGLISH, source: 'typed', confidence: null }, null],
    [
      'a short typed answer',
      null,
      { text: 'I like the beach.', source: 'typed', confidence: null },
      'tooFewWords',
    ],
  ])('%s', (_, samples, transcript, reason) => {
    expect(reasonOf(samples, transcript)).toBe(reason);
  });

  test('says why and what to do', () => {
    const refusal = gate(null, heard('I like it'));
    expect(refusal?.because).toBe('Not marked, because the answer has 3 words. At least 20 are needed.');
    expect(refusal?.advice).toMatch(/give a reason/);
  });
});
