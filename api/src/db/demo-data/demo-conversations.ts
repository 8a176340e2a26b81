import type { DemoTime } from './demo-time.js';

/** What the student says; the partner of the product answers. */
export interface DemoTurn {
  /** Length of the recording. */
  readonly seconds: number;
  readonly text: string;
}

export interface DemoConversation {
  /** A topic of the curated bank. */
  readonly slug: string;
  readonly begun: DemoTime;
  /** The student's turns, phase by phase. */
  readonly phases: readonly [readonly DemoTurn[], readonly DemoTurn[], readonly DemoTurn[]];
}

/** One from the middle weeks, one from the last. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    slug: 'welcoming-a-new-student',
    begun: { daysAgo: 22, at: '20:05' },
    phases: [
      [
        {
          seconds: 27,
          text:
            'I think when a new student come to our class, first we should introduce classmates to him, because he does ' +
            'not know anybody and he feel very shy. In my class last year there is a new girl from Ipoh and nobody talk ' +
            'to her for two days.',
        },
        {
          seconds: 24,
          text:
            'I agree with you. We also can show them around the school, for example where is the canteen, the library ' +
            'and the hall. Our school is quite big, so I always got lost when I was in Form One. What do you think?',
        },
        {
          seconds: 18,
          text:
            'Another idea is sit together at lunch. When we eat together we can talk about many thing like games and ' +
            'food, so the new student will not sit alone.',
        },
      ],
      [
        {
          seconds: 19,
          text:
            'For me, I choose sit together at lunch. It is the best way because it is easy and everybody can do it. You ' +
            'do not need any money or plan. Which one do you choose?',
        },
        {
          seconds: 17,
          text:
            'Maybe you are right, but the teacher can explain school rules. Friends are more important for the feeling. ' +
            "So let's decide on sit together at lunch.",
        },
      ],
      [
        {
          seconds: 26,
          text:
            'I think the first week is important because the student decide if the school is a good place. If people are ' +
            'friendly, he will want to come every day. If nobody care about him, he will feel sad and maybe he pretend ' +
            'to be sick.',
        },
        {
          seconds: 21,
          text:
            'In my opinion the teacher also must help, for example by putting the new student in a group. But classmates ' +
            'understand better how it feels. That is why we should be friendly first.',
        },
      ],
    ],
  },
  {
    slug: 'learning-about-other-cultures',
    begun: { daysAgo: 3, at: '20:12' },
    phases: [
      [
        {
          seconds: 29,
          text:
            'I would say that it usually begins with food. When our neighbours invited us for Deepavali, I tried ' +
            'murukku, and I wanted to know how it was made. So new kinds of food can make people curious about ' +
            'everything else. How did it start for you?',
        },
        {
          seconds: 28,
          text:
            'That is a good point. Besides, you get a wider circle of friends. In my class there are Malay, Chinese, ' +
            'Indian and Iban students, and because we know a little about each other, we are not afraid to ask questions ' +
            'or to joke about our own habits.',
        },
        {
          seconds: 29,
          text:
            'I agree, and I would like to add useful languages. I have learned some Mandarin from my friend Xin Yi. The ' +
            'words are simple, but when I use them at our market, people smile and talk to me longer. Do you think ' +
            'languages matter as much as respect for differences?',
        },
      ],
      [
        {
          seconds: 25,
          text:
            'If we have to choose only one, I would go for respect for differences, because without it the other reasons ' +
            'do not last. You can enjoy the food of a culture and still look down on the people who cook it. What would ' +
            'you choose?',
        },
        {
          seconds: 23,
          text:
            'I see what you mean, and travelling does give people confidence. However, not everyone can afford to ' +
            'travel, while everyone can learn to respect the family next door. So shall we agree on respect for ' +
            'differences?',
        },
      ],
      [
        {
          seconds: 31,
          text:
            'I think the internet does both. On the one hand, I can watch a wedding in Sarawak or a tea ceremony in ' +
            'Japan from my bedroom. On the other hand, many teenagers copy clothes and songs from abroad, so small ' +
            'traditions may disappear if nobody practises them at home.',
        },
        {
          seconds: 28,
          text:
            'What I would suggest is that schools ask students to record their grandparents. If we put those stories ' +
            'online, the internet keeps the culture alive instead of replacing it. In the end it depends on how we use ' +
            'it, and young people can decide that for themselves.',
        },
      ],
    ],
  },
];
