import type { DemoTime } from './demo-time.js';

export interface DemoTestimonial {
  readonly name: string;
  readonly institution: string | null;
  readonly content: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly written: DemoTime;
  /** Null: an admin has still to look at it. */
  readonly approved: DemoTime | null;
}

/** Invented learners of invented schools; none of them has a demo account. */
export const DEMO_TESTIMONIALS: readonly DemoTestimonial[] = [
  {
    name: 'Nur Izzati Hashim',
    institution: 'SMK Tanjung Selasih',
    content:
      'I used to go blank as soon as the examiner looked at me. After a month of one-minute answers at home I can at least keep talking until the time is up.',
    rating: 5,
    written: { daysAgo: 83, at: '20:47' },
    approved: { daysAgo: 82, at: '09:20' },
  },
  {
    name: 'Tan Wei Jie',
    institution: null,
    content: 'It shows me which sentence went wrong, not only a mark.',
    rating: 4,
    written: { daysAgo: 58, at: '16:05' },
    approved: { daysAgo: 57, at: '10:02' },
  },
  {
    name: 'Dhivya Subramaniam',
    institution: 'Kolej Sri Delima',
    content:
      'My weak point is a, an and the. I record the same card again after two days and compare. It is still not perfect, but I hear my own mistakes now.',
    rating: 5,
    written: { daysAgo: 31, at: '21:33' },
    approved: { daysAgo: 29, at: '14:40' },
  },
  {
    name: 'Chen Yu Xuan',
    institution: 'SMJK Bukit Kenari',
    content: 'Got 11 of 12!',
    rating: 5,
    written: { daysAgo: 19, at: '19:02' },
    approved: { daysAgo: 18, at: '08:45' },
  },
  {
    name: 'Encik Azlan Shah bin Mokhtar',
    institution: 'SMK Bandar Seri Kenanga',
    content:
      'I teach English to three classes of Form 5, which means ninety-four students and eighty minutes a week. If each of them speaks for two minutes, the week is over. Now they speak at home, and in class we listen to two or three answers together and talk about what would lift them by a band. The marks are close to mine, usually within one, and where they are not, my students ask why, which is the best question that I have heard in that room for years.',
    rating: 5,
    written: { daysAgo: 14, at: '15:27' },
    approved: { daysAgo: 13, at: '09:31' },
  },
  {
    name: 'Sharifah Alya',
    institution: 'SMK Lembah Melor',
    content:
      'The conversation partner asks things that I did not expect, so I have to think in English and not only remember sentences. It does not laugh when I say something wrong.',
    rating: 4,
    written: { daysAgo: 10, at: '20:55' },
    approved: { daysAgo: 9, at: '10:10' },
  },
  {
    name: 'Felicia anak Ranggau',
    institution: 'SMK Sungai Merpati',
    content:
      'There is no speaking club at my school, so a friend and I practise here on Fridays. More questions about Sarawak would be nice.',
    rating: 4,
    written: { daysAgo: 3, at: '17:18' },
    approved: null,
  },
  {
    name: 'Vikneswaran',
    institution: null,
    content: 'ok but too many reminders on my phone. wait, that is another app. this one is good.',
    rating: 3,
    written: { daysAgo: 1, at: '22:41' },
    approved: null,
  },
];
