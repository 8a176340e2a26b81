import type { DemoAnswer } from './demo-answer.js';

/** The weeks of finding one's feet: short sentences, and the slips that many Malaysian learners make. */
export const ANSWERS_OF_THE_FIRST_WEEKS: readonly DemoAnswer[] = [
  {
    slug: 'most-useful-thing',
    submitted: { daysAgo: 68, at: '20:41' },
    seconds: 49,
    transcript:
      'I want to talk about one useful thing that I have. It is my phone. The colour is black and it have a small ' +
      'crack at the corner. My father give it to me last year when I was in form three. I use it every day for call ' +
      'my mother and for do my homework. Sometimes I watch video about science. I will be very sad if I lost it ' +
      'because inside got many photo of my family.',
  },
  {
    slug: 'active-free-time',
    submitted: { daysAgo: 59, at: '18:22' },
    seconds: 55,
    transcript:
      'Badminton is my favourite game since I am ten years old. I play it with my brother and my cousin in front of ' +
      'my house. We usually play on Saturday evening because the weather is not so hot. We do not have net so we use ' +
      'a rope only. My brother always win because he is more tall than me, but I never give up. When I playing I ' +
      'forget about my homework and my body feel very fresh. After that we drink cold water and talk. It make me ' +
      'happy and I can sleep good at night.',
  },
  {
    slug: 'favourite-shop-or-stall',
    submitted: { daysAgo: 50, at: '21:06' },
    seconds: 56,
    transcript:
      'There is one stall near my school, the name is Kak Yah stall, everybody know it lah. It sell nasi lemak, kuih ' +
      'and teh ais. I usually go there on Saturday morning with my father because on school day I no time. The nasi ' +
      'lemak there is very fragrant and the sambal is not too spicy, just nice lah. I like to look at the kuih ' +
      'because they have so many colour. My favourite is onde-onde because when you bite it the gula melaka come ' +
      'out. Kak Yah is very friendly and sometimes she give me extra. That is why I like this place.',
  },
  {
    slug: 'good-classmate-to-work-with',
    submitted: { daysAgo: 41, at: '20:15' },
    seconds: 53,
    transcript:
      'My classmate name is Kavitha and she sit beside me in class. She is friendly and she always listen when other ' +
      'people talk. We work together in science project and also in English lesson. Last month we made a poster about ' +
      'the food chain. She draw the animals and I wrote the words because my handwriting is more neat. When I do not ' +
      'understand mathematics, she explain to me slowly. And I help her with Malay essay. I enjoy working with her ' +
      'because she never get angry when I do mistake. We laugh a lot and the work finish very fast.',
  },
  {
    slug: 'tool-that-makes-housework-easier',
    submitted: { daysAgo: 40, at: '20:58' },
    seconds: 56,
    transcript:
      'I would like to talk about the washing machine at my house. It is white and quite big, and we put it in the ' +
      'kitchen. My mother use it almost every day because my brother play football and his clothes is very dirty. You ' +
      'just put the clothes inside, add some soap and press the button. It help us because we can do another work, ' +
      'like cooking or sweeping the floor. Last year it was spoil for one week and we had to wash everything by hand. ' +
      'My hands was so tired. So now I do not complain when my mother ask me to hang the clothes.',
  },
  {
    // under the gate: this one is not marked, and tried again a little later
    slug: 'advertisement-that-caught-the-eye',
    submitted: { daysAgo: 39, at: '20:12' },
    seconds: 11,
    transcript: 'I saw an advertisement for shoes on the bus. It was, um, sorry, I want to start again.',
  },
  {
    slug: 'advertisement-that-caught-the-eye',
    submitted: { daysAgo: 39, at: '20:19' },
    seconds: 57,
    transcript:
      'I am going to talk about an advertisement for sport shoes. I saw it on the bus when I was coming back from ' +
      'school, and after that I saw it again on my phone. There was a boy who run very slowly, and then he wear the ' +
      'shoes and suddenly he become the champion. The slogan was very short. I think it try to make people buy by ' +
      'showing that everybody clap for him. At first I believed it a little because the shoes look so nice. But then ' +
      'I thought again. My cousin has expensive shoes and he still runs slowly. So I do not really believe it.',
  },
  {
    slug: 'helping-someone-nearby',
    submitted: { daysAgo: 38, at: '21:24' },
    seconds: 58,
    transcript:
      'Last month I helped an old lady who live two houses from mine. We call her Auntie Wong. It was Sunday morning ' +
      'and it was raining, and I saw her carrying many bags from the market. One of the bag broke and all the oranges ' +
      'rolled on the road. So I took my umbrella, ran outside and picked up the oranges for her. Then I carried the ' +
      'heavy bags to her kitchen. She said thank you many times and she gave me two oranges. Her children are working ' +
      'in Singapore, so she is alone. After that I felt happy but also a little sad. Now I always greet her when I ' +
      'pass by her house.',
  },
];
