import type { DemoAnswer } from './demo-answer.js';
import { DEMO_STUDENT } from './demo-people.js';
import type { DemoTime } from './demo-time.js';

/** An entry of the demo's teacher, with what the teacher recorded for the student. */
export interface DemoClassmate {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly grade: string | null;
  readonly added: DemoTime;
  readonly recorded: readonly DemoAnswer[];
}

const CLASS = '5 Cempaka';

/** Invented people, with names as long and as varied as those of a Malaysian class. */
export const DEMO_CLASS: readonly DemoClassmate[] = [
  {
    ...{ firstName: 'Aisyah', lastName: 'Rahman', email: DEMO_STUDENT, grade: CLASS },
    added: { daysAgo: 66, at: '08:20' },
    recorded: [
      {
        slug: 'trusting-information',
        submitted: { daysAgo: 8, at: '11:25' },
        seconds: 58,
        transcript:
          'Last month there was a message in our family group which said that the schools would be closed for a week. My ' +
          'aunt believed it at once because it had the logo of the ministry. I was not sure, so I looked at the website of ' +
          'the ministry and there was nothing about it. I also asked my class teacher, and she told me that the message ' +
          'was three years old. Since then I always check the date and who wrote something before I share it. I think we ' +
          'should trust information only when we can find it in two different places.',
      },
    ],
  },
  {
    ...{ firstName: 'Muhammad Haziq Irfan', lastName: 'bin Wan Mohd Zulkarnain' },
    ...{ email: 'haziq.irfan@murid.example', grade: CLASS },
    added: { daysAgo: 66, at: '08:22' },
    recorded: [
      {
        slug: 'outdoor-place-near-home',
        submitted: { daysAgo: 29, at: '11:10' },
        seconds: 47,
        transcript:
          'Near my house got one lake, the name is Tasik Melati. I go there with my friend every Sunday morning. We ride ' +
          'bicycle around the lake and after that we eat roti canai at the stall. Many people come there for jogging and ' +
          'some uncle catch fish. I like this place because the air is fresh and it is free. But the problem is some people ' +
          'throw rubbish beside the road. I hope they put more dustbin.',
      },
      {
        slug: 'saving-for-something',
        submitted: { daysAgo: 2, at: '11:15' },
        seconds: 52,
        transcript:
          'Last year I saved money for a pair of football boots. They cost one hundred and eighty ringgit, and my parents ' +
          'said that I must pay half. So every week I kept five ringgit from my pocket money, and I washed my uncle’s car ' +
          'on Saturday. It take me almost five months. Sometimes I wanted to buy drinks with my friends, but I remember my ' +
          'boots. When I finally bought them I felt very proud, because I worked hard for it. Now I always clean them after ' +
          'training.',
      },
    ],
  },
  {
    ...{ firstName: 'Mei Ling 陈美玲', lastName: 'Tan', email: 'meiling.tan@murid.example', grade: CLASS },
    added: { daysAgo: 66, at: '08:24' },
    recorded: [
      {
        slug: 'invention-that-changed-life',
        submitted: { daysAgo: 5, at: '12:05' },
        seconds: 59,
        transcript:
          'The invention that I would like to talk about is the washing machine. Most people would choose the smartphone, ' +
          'but when I asked my grandmother, she did not hesitate for a second. She used to wash the clothes of nine people ' +
          'by hand at the river, which took her two whole mornings a week. After my grandfather had bought a machine in ' +
          '1984, she suddenly had time, so she learned to sew and later opened a small shop. For me it shows that an ' +
          'invention is important when it gives people time that they can use in a better way.',
      },
    ],
  },
  {
    ...{ firstName: 'Kavitha Sri', lastName: 'a/p Thirunavukkarasu Subramaniam' },
    ...{ email: 'kavitha.sri@murid.example', grade: CLASS },
    added: { daysAgo: 66, at: '08:27' },
    recorded: [
      {
        slug: 'keeping-the-classroom-clean',
        submitted: { daysAgo: 2, at: '11:50' },
        seconds: 12,
        transcript: 'In my class we have a duty roster and every day four students stay back.',
      },
    ],
  },
  {
    ...{ firstName: 'Dayang Nurul Aqilah', lastName: 'binti Awang Damit' },
    ...{ email: 'aqilah.damit@murid.example', grade: CLASS },
    added: { daysAgo: 65, at: '14:02' },
    recorded: [],
  },
  {
    ...{
      firstName: 'Kavin',
      lastName: 'a/l Rajendran Muthukumarasamy',
      email: 'kavin.r@murid.example',
      grade: '4 Melur',
    },
    added: { daysAgo: 31, at: '09:41' },
    recorded: [],
  },
  {
    ...{
      firstName: 'Brandon',
      lastName: 'Lau Kah Hoe',
      email: 'brandon.lau@murid.example',
      grade: '4 Melur',
    },
    added: { daysAgo: 31, at: '09:43' },
    recorded: [],
  },
  {
    ...{ firstName: 'Ong', lastName: 'Li', email: 'ong.li@murid.example', grade: null },
    added: { daysAgo: 4, at: '13:30' },
    recorded: [],
  },
];

/** The demo's student answers the teacher of the class; another teacher's invitation waits. */
export const INVITATION = {
  accepted: { daysAgo: 64, at: '20:10' },
  fromElsewhere: { daysAgo: 1, at: '15:05' },
} as const;
