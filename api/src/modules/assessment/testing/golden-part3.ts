import type { Phase } from 'schema/rules/phases';
import type { Talk, TalkTurn } from '../talk/talk.types.js';

/** Part 3 conversations of our own, on one card with the same partner, and the bands that the rubric asks for. */
export interface GoldenPart3 {
  readonly grammar: number;
  readonly vocabulary: number;
  readonly communicative: number;
  readonly talk: Talk;
}

export const PART3_QUESTION = {
  text: 'Ways for students to stay healthy',
  points: ['regular exercise', 'balanced meals', 'enough sleep', 'less screen time', 'talking about worries'],
};

/** What the partner says is the same for all, so that only the student makes the difference. */
const PARTNER: readonly (readonly [Phase, string])[] = [
  ['session1', 'Let us talk about how students can stay healthy. Which way would you begin with?'],
  ['session1', 'I think balanced meals matter, because many students skip breakfast.'],
  ['session1', 'Enough sleep is another point. My friends go to bed after midnight.'],
  ['session2', 'We have to choose the most important way. I would say exercise. What is your opinion?'],
  ['session2', 'But some students have no time for exercise because of tuition.'],
  ['session3', 'So why are many students still unhealthy today?'],
];

/** @param words one for each turn of the partner */
const talkOf = (...words: readonly string[]): Talk => ({
  turns: PARTNER.flatMap(([phase, text], i): TalkTurn[] => [
    { speaker: 'partner', text, phase, seconds: null },
    { speaker: 'student', text: words[i] ?? '', phase, seconds: 15 },
  ]),
});

export const GOLDEN_PART3: readonly GoldenPart3[] = [
  // Band 1: answers in a few words, asks nothing, takes nothing up; errors in nearly every clause.
  {
    grammar: 1,
    vocabulary: 1,
    communicative: 1,
    talk: talkOf(
      'Exercise good. I like exercise.',
      'Yes. I eat rice. My mother cook rice every day.',
      'I sleep also. I very like sleep.',
      'Exercise. Exercise very good for health.',
      'Yes, no time. I also no time.',
      'Because they not exercise. They play phone. Phone not good.',
    ),
  },
  // Band 2: short but related answers, "because" now and then, agrees without adding; frequent errors.
  {
    grammar: 2,
    vocabulary: 2,
    communicative: 2,
    talk: talkOf(
      'I think exercise is good for student because it make our body strong.',
      'Yes, I agree. Many student no eat breakfast. They buy sweet drink at canteen.',
      'My friend also sleep late. He play game until two in the morning and he very tired in class.',
      'I think exercise also. We can play badminton or run at the field.',
      'They can exercise in the weekend. My brother always exercise on Sunday.',
      'Because they eat fast food and they always use phone. They must to change their habit.',
    ),
  },
  // Band 3: keeps the talk going, gives opinions with reasons, asks once; simple structures hold, some slips.
  {
    grammar: 3,
    vocabulary: 3,
    communicative: 3,
    talk: talkOf(
      'I would start with exercise because it is easy and free. For example, we can walk to school or play football in the evening.',
      'I agree with you. Breakfast is important because it give us energy to study. I usually eat bread and egg before school.',
      'That is true. If we do not sleep enough, we cannot focus in class. How many hours do you sleep?',
      'I also think exercise is the best way because it makes us strong and happy. My friends and I play badminton every week.',
      'Yes, but they can do simple exercise at home. It only take fifteen minutes.',
      'I think it is because they spend many hours on their phone and they like fast food. Parents should remind their children to go outside.',
    ),
  },
  // Band 4: part of 5: asks back, ties some turns to the partner's, few slips; the words stay plain.
  {
    grammar: 4,
    vocabulary: 4,
    communicative: 4,
    talk: talkOf(
      'Let us start with exercise, because everyone can do it without spending money. In my school, we have running club that meet every Wednesday. Do you take part in any sport?',
      'I agree with you about breakfast. Students who skip it usually feel weak before recess time. We could prepare simple meals the night before, such as sandwiches.',
      'You mentioned sleeping late. I think the main reason is homework and social media. It would be better if teachers gave less homework. What do you think?',
      'I would choose exercise too, because it helps the body and also reduces stress. When I jog in the evening, I can sleeping better at night.',
      'I see your point, but even students who go for tuition can take the stairs or walk during recess, so time is not a big problem.',
      'Many students depend on fast food because it is cheap and near the school. Besides that, they sit in front of a screen for hours. So I think school should teach them how to manage their time.',
    ),
  },
  // Band 5: runs the talk with ease, builds on each turn, works towards a result; mostly accurate, words well chosen.
  {
    grammar: 5,
    vocabulary: 5,
    communicative: 5,
    talk: talkOf(
      'Shall we start with regular exercise? I would say it is the foundation, because it improves both our physical and mental health. Since I joined the hiking club, for instance, I have had far more energy. How about you, do you exercise often?',
      'That is a good point about breakfast, and I would like to add that many of my classmates rely on sugary drinks instead. If the canteen offered affordable, nutritious food, they would probably change their habits. Do you agree?',
      'As you said, staying up late is common. I think it is linked to screen time, because people keep scrolling in bed. Perhaps we could suggest putting phones away an hour before going to sleep.',
      'I agree that exercise deserves to be chosen, although I was tempted to say sleep. The reason is that whoever exercises regularly tends to sleep and eat better as well. Would you say that is true?',
      'I see what you mean, but it does not have to take long. Students who attend tuition could stretch between lessons or cycle there instead of being driven. So we both think that exercise is the best choice, right?',
      'In my opinion, the main cause is the pressure to score well, which leaves little time to rest. As a result, students turn to games and snacks for comfort. If schools encouraged them to talk about their worries, this would lead to healthier habits.',
    ),
  },
  // Band 6: opens, develops, weighs and closes skilfully; each turn picks up the partner's idea; a wide range, exact words.
  {
    grammar: 6,
    vocabulary: 6,
    communicative: 6,
    talk: talkOf(
      'I would like to begin with talking about worries, because emotional wellbeing is so often overlooked. When anxiety builds up, even the most disciplined student neglects meals and sleep. A friend of mine recovered remarkably once she had confided in a counsellor. What do you think, is it something that your school takes seriously?',
      'You mentioned skipping breakfast, and I would go further: what students eat instead is just as alarming. Not only are energy drinks loaded with sugar, but they also create a cycle of exhaustion. For instance, my cousin could barely concentrate by noon. How about persuading canteens to subsidise wholesome alternatives?',
      'I see your point, but I am not sure that bedtime itself is the root of the problem. In other words, it is the glow of the screen that keeps them awake. Were phones left outside the bedroom, I suspect that most of them would drift off earlier. Don’t you think so?',
      'That is a persuasive choice, and I agree with you about its benefits. Having said that, I would choose sleep, because without adequate rest nobody has the stamina to exercise in the first place. Could we perhaps settle on whichever supports the others?',
      'Exactly, and what you said about tuition reinforces my argument: a packed timetable makes movement a luxury. Let’s agree, then, that rest comes first, with brief bursts of activity woven into the day. Would that be a fair compromise?',
      'The underlying cause, I believe, is a culture that equates busyness with success, so that pupils sacrifice their health for grades. As a result, unhealthy shortcuts become second nature. Unless parents and schools redefine what achievement means, campaigns alone will achieve little. So we both think that habits change only when expectations do. Thank you, that was a thought-provoking discussion.',
    ),
  },
];
