import type { DemoAnswer } from './demo-answer.js';

/** The same student later: longer, better joined and more exact. The last five days are the current streak. */
export const ANSWERS_OF_THE_LAST_WEEKS: readonly DemoAnswer[] = [
  {
    slug: 'healthy-habit',
    submitted: { daysAgo: 37, at: '19:47' },
    seconds: 60,
    transcript:
      "A healthy habit that I have started this year is sleeping before eleven o'clock. Before this I always slept at " +
      'one in the morning because I was watching videos. My teacher told us that a teenager need about nine hours of ' +
      'sleep, so that gave me the idea. On a busy day it is quite hard, especially when I have a lot of homeworks. So ' +
      'I do the difficult subject first, and I put my phone in the living room at ten. It make a big difference to my ' +
      'daily life. I do not feel sleepy in the morning any more and I can remember what the teacher said. My mother ' +
      'is also happy because she does not need to wake me up three times.',
  },
  {
    slug: 'caring-for-a-plant-or-animal',
    submitted: { daysAgo: 36, at: '20:33' },
    seconds: 59,
    transcript:
      'I have looked after a cat for two years. Her name is Comel, which means cute in Malay. My brother found her ' +
      'under a car when she was very small and thin. A cat should be fed twice a day and she need clean water. We also ' +
      'brought her to the vet for her injection. The difficult part is cleaning her litter box, because nobody like ' +
      'the smell. Also, when we go back to our kampung, we must find somebody to feed her. But I think caring for an ' +
      'animal is good for a person because you learn to be responsible. You cannot just play with her and forget her. ' +
      'When I am stressed, she sits on my book and I feel calm.',
  },
  {
    slug: 'repaired-or-used-again',
    submitted: { daysAgo: 22, at: '21:11' },
    seconds: 56,
    transcript:
      "I would like to tell you about my grandmother's sewing machine. It is more than thirty years old, and last " +
      'year the wheel stopped turning. My uncle wanted to throw it away, but my father said that we should try to ' +
      'repair it first. He took off the cover, cleaned the dust and put some oil inside. Then he watched a video and ' +
      'found out that the belt was too loose. He bought a new belt for only twelve ringgit. Now the machine is working ' +
      'again, and my grandmother use it to make cushions from old curtains. I think repairing things is better than ' +
      'buying new ones because we save money and we do not make so much waste.',
  },
  {
    slug: 'when-technology-did-not-work',
    submitted: { daysAgo: 5, at: '20:26' },
    seconds: 57,
    transcript:
      'A few months ago, I had to present a history project with my group. We had prepared the slides for two weeks ' +
      'and saved them on my laptop. When it was our turn, the laptop suddenly shut down, and it would not switch on ' +
      'again. I had forgotten to charge it the night before. I was so nervous that my hands were shaking. Luckily, my ' +
      'friend Mei Ling had sent the slides to our teacher as a backup, so we used her computer instead. We lost about ' +
      'ten minutes, but we still managed to finish. I felt embarrassed at first, but later we laughed about it. From ' +
      'that day, I learned to keep my work in more than one place.',
  },
  {
    slug: 'less-rubbish-in-our-area',
    submitted: { daysAgo: 4, at: '19:38' },
    seconds: 57,
    transcript:
      'In my neighbourhood, people have started a small project to make less rubbish. On the first Saturday of every ' +
      'month, there is a table in front of the community hall where we can bring glass bottles, old clothes and food ' +
      'containers. If somebody needs a container, they can take it for free. My mother often brings our empty jars, ' +
      'and a lady who sells pickles use them again. What makes it difficult is that many people are busy, and some of ' +
      "them forget the date. That is why my friends and I send a reminder to the residents' group. I would tell other " +
      'places to try it because it costs nothing. When neighbours share what they have, there is less waste and more ' +
      'friendship.',
  },
  {
    slug: 'skill-from-an-older-person',
    submitted: { daysAgo: 3, at: '21:02' },
    seconds: 58,
    transcript:
      'The skill that I would like to talk about is weaving ketupat, the rice cakes that we eat during Hari Raya. My ' +
      'grandmother taught me when I was thirteen, during a school holiday in Perak. At first I was hopeless, because ' +
      'the leaves kept slipping and my ketupat looked like a broken box. She was very patient, though. She showed me ' +
      'each step again, and she never laughed at my mistakes. I practised with coloured ribbon every evening until my ' +
      'fingers remembered what to do. Now I can finish one in less than two minutes. I believe this skill is worth ' +
      'passing on because it is part of who we are. If nobody learns it, we will only be able to buy plastic ones.',
  },
  {
    slug: 'celebration-of-another-culture',
    submitted: { daysAgo: 2, at: '20:49' },
    seconds: 55,
    transcript:
      'Last year, my friend Kavitha invited me to celebrate Deepavali with her family. It is the festival of lights, ' +
      'and it usually takes place in October or November. When I arrived, there was a beautiful pattern on the floor, ' +
      'which her mother had made from coloured rice. We ate murukku and a vegetable curry that was so good that I ' +
      'asked for more. Her aunt told us the story behind the lamps. I learned that the light stand for hope, which is ' +
      'not so different from what we feel during Hari Raya. I think it is good to share our celebrations because we ' +
      "stop being strangers. Once you have eaten at somebody's table, it is hard to be unkind to them.",
  },
  {
    slug: 'custom-that-has-changed',
    submitted: { daysAgo: 1, at: '20:17' },
    seconds: 60,
    transcript:
      'I would like to talk about how people in my community invite each other to a wedding. In the past, according ' +
      'to my grandmother, the family would visit every house in the village to deliver the invitation in person. It ' +
      'took weeks, but it gave everyone a reason to sit down and talk. Nowadays, most of families simply send a digital ' +
      'card with a map and a song. I suppose this has changed because people live further apart and have less time ' +
      'than before. In some ways it is a gain, since nobody is forgotten. However, I see it as a loss, because a ' +
      'message on a screen can be ignored, whereas a visitor at the door cannot. If I ever get married, I will ' +
      'visit my older relatives myself.',
  },
];
