import { type FramesByKind, frame } from './card-frame.js';

/** Reasons, changes and comparisons. */
export const intermediateFrames: FramesByKind = {
  person: [
    frame(
      'Talk about * who has taught you something useful.',
      'who the person is',
      'what you learned',
      'how you learned it',
      'why it is still useful to you',
    ),
    frame(
      'Talk about * that young people can learn from.',
      'who the person is',
      'what this person has done',
      'what young people can learn',
      'why you chose this person',
    ),
    frame(
      'Talk about * that you would like to spend a day with.',
      'who the person is',
      'what you would do together',
      'what you would ask',
      'why you would enjoy that day',
    ),
  ],
  event: [
    frame(
      'Talk about * that taught you something.',
      'what happened',
      'who was there',
      'what you learned from it',
      'why it is worth learning',
    ),
    frame(
      'Talk about * that did not go as planned.',
      'what the plan was',
      'what went wrong',
      'how the problem was solved',
      'how you felt about it in the end',
    ),
    frame(
      'Talk about * that brought people together.',
      'what it was',
      'who came',
      'what people did together',
      'why it brought them together',
    ),
  ],
  place: [
    frame(
      'Talk about * that has changed in recent years.',
      'where it is',
      'what it was like before',
      'what has changed',
      'how you feel about the change',
    ),
    frame(
      'Talk about * that you would show to a visitor.',
      'where it is',
      'what a visitor can see and do there',
      'when it is best to go',
      'why you would choose this place',
    ),
    frame(
      'Talk about * that is important to people in your area.',
      'where it is',
      'what people use it for',
      'how it helps them',
      'why it should be looked after',
    ),
  ],
  thing: [
    frame(
      'Talk about * that you have had for a long time.',
      'what it is',
      'how you got it',
      'what has happened to it over the years',
      'why you still keep it',
    ),
    frame(
      'Talk about * that you would recommend to a friend.',
      'what it is',
      'how you found out about it',
      'what makes it better than others',
      'why your friend would like it',
    ),
    frame(
      'Talk about * that disappointed you.',
      'what it was',
      'what you expected',
      'what was wrong with it',
      'how you felt and what you did about it',
    ),
  ],
  activity: [
    frame(
      'Talk about how * can help people of your age.',
      'what it involves',
      'when young people have time for it',
      'how it helps them',
      'why some of them never try it',
    ),
    frame(
      'Talk about the best way to begin *.',
      'what a beginner needs',
      'who can help a beginner',
      'how long it takes to do it well',
      'why it is worth beginning early',
    ),
    frame(
      'Talk about what makes * difficult for some people.',
      'what it involves',
      'who finds it difficult',
      'how it could be made easier',
      'why they should not give up',
    ),
  ],
};
