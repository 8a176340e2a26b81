import type { Phase } from 'schema/rules/phases';

type Questions = readonly [string, ...string[]];

/** For a student who is stuck: small and concrete. */
export const EASY_QUESTIONS: Questions = [
  'Which point on the map do you like most?',
  'What do your friends do about it?',
  'Is it easy or hard for you?',
  'Did you see it at your school this week?',
  'Who in your family would like it?',
  'What is the first word that you think of?',
  'Do you like it or not?',
  'What happened the last time?',
];

/** Hand the talk over to the student; none of them names a point. */
export const HANDING_OVER: Record<Phase, Questions> = {
  session1: [
    'What do you think?',
    'Why is that so important to you?',
    'Can you give me an example from your own life?',
    'What about the other ideas on the map?',
    'Who would benefit most from it?',
    'How would your classmates feel about it?',
    'What could go wrong with it?',
    'Which idea should we look at next?',
    'Is it the same for people in your town?',
    'How would you explain it to a younger student?',
    'What would your family say about it?',
    'Have you ever tried it yourself?',
    'What makes you so sure?',
    'Would it still work in a small village?',
    'When did you last notice that?',
    'Is there another side to it?',
  ],
  session2: [
    'Which one would you choose, and why?',
    'Shall we agree on that one?',
    'What makes it better than the others?',
    'Can you convince me with one more reason?',
    'What do we lose if we leave the others out?',
    'Would most students choose the same?',
    'Is it still the best choice if money is short?',
    'Are you sure, or is there a second choice?',
    'How would we explain our choice to the class?',
    'So, what is our final answer?',
    'Which one is easier to begin with tomorrow?',
    'Does it help the most people?',
  ],
  session3: [
    'What do you think will happen in ten years?',
    'Why do you think that is?',
    'What would change if everybody did that?',
    'Is that good for everyone, or only for some?',
    'How was it different for your grandparents?',
    'What should the government do about it?',
    'Could it also have a bad side?',
    'What can schools do about it?',
    'Does the same hold for other countries?',
    'What might somebody who disagrees say?',
    'Which effect would worry you most?',
    'How does that compare with your own experience?',
    'Who should take the first step?',
    'What would life be like without it?',
  ],
};
