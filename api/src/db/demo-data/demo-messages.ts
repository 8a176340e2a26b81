import type { ContactInput } from 'schema/rules/validation';
import type { DemoTime } from './demo-time.js';

interface DemoMessage extends ContactInput {
  readonly sent: DemoTime;
  /** When the demo's admin was done with it; null: it waits. */
  readonly handled: DemoTime | null;
}

export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    name: 'Salmah binti Idris',
    email: 'salmah.idris@sekolah.example',
    subject: 'A whole class on one Wi-Fi',
    message:
      'Good morning. I would like my Form 5 class of 38 students to practise in the computer lab on Thursdays. Will ' +
      'it work when all of them record at the same time, and do they each need an e-mail address?',
    sent: { daysAgo: 34, at: '07:58' },
    handled: { daysAgo: 33, at: '09:12' },
  },
  {
    name: 'Ravi Chandran',
    email: 'ravi.chandran@mail.example',
    subject: 'URGENT: my daughter cannot record since this morning',
    message:
      'Her oral test is on Friday. She presses the red button, the browser asks for the microphone, and then nothing ' +
      'happens. It worked until yesterday, on the same laptop. We have restarted it twice. Please help.',
    sent: { daysAgo: 1, at: '19:37' },
    handled: null,
  },
  {
    name: 'Lee Kok Wai',
    email: 'kokwai.lee@mail.example',
    subject: 'Topics in the question bank',
    message:
      'Could you add some cards about sports other than badminton and football? My son plays sepak takraw.',
    sent: { daysAgo: 3, at: '22:14' },
    handled: null,
  },
  {
    name: 'Jennifer anak Sating',
    email: 'jennifer.sating@sekolah.example',
    subject: 'Thank you from Kapit',
    message:
      'My students used to whisper in English. Last week two of them volunteered to be the masters of ceremonies at our ' +
      'assembly. I do not know how much of it is your partner that never laughs at them, but they say that it is. One ' +
      'wish: our line is slow, and it would help to see before recording whether the answer will go through. Otherwise ' +
      'please carry on as you are.',
    sent: { daysAgo: 8, at: '16:20' },
    handled: null,
  },
];
