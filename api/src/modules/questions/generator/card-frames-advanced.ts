import { type FramesByKind, frame } from './card-frame.js';

/** Judgement and consequences. */
export const advancedFrames: FramesByKind = {
  person: [
    frame(
      'Talk about * whose choices have made a difference to others.',
      'who the person is',
      'what choices this person made',
      'how others were affected',
      'why it takes courage to act in this way',
    ),
    frame(
      'Talk about * whose way of thinking differs from yours.',
      'who the person is',
      'how this person sees things',
      'what you have learned from the difference',
      'why it is good to listen to such people',
    ),
    frame(
      'Talk about * who deserves more recognition.',
      'who the person is',
      'what this person does that few people notice',
      'how recognition could be shown',
      'why you feel that it is deserved',
    ),
  ],
  event: [
    frame(
      'Talk about * that changed the way you think.',
      'what happened',
      'how you thought before',
      'what made you think again',
      'why it still matters to you',
    ),
    frame(
      'Talk about * that could have been organised better.',
      'what it was',
      'what did not work well',
      'how you would organise it',
      'why your changes would make a difference',
    ),
    frame(
      'Talk about * that shows what people in your area value.',
      'what it was and how it took place',
      'who took part',
      'what it shows about the people',
      'why such events should go on',
    ),
  ],
  place: [
    frame(
      'Talk about * that should be improved.',
      'what it is like now',
      'what should be done',
      'who could do it',
      'why the effort would be worthwhile',
    ),
    frame(
      'Talk about * that shows how your area is changing.',
      'where it is',
      'what it tells about the area',
      'how different people see the change',
      'why you feel hopeful or worried about it',
    ),
    frame(
      'Talk about * that should be kept as it is for the future.',
      'what makes it special',
      'what could happen to it',
      'how it could be protected',
      'why future generations would be glad of it',
    ),
  ],
  thing: [
    frame(
      'Talk about * that says something about its owner.',
      'what it is',
      'who owns it',
      'what it says about that person',
      'why people show who they are through things',
    ),
    frame(
      'Talk about * that people today could live without.',
      'what it is',
      'how people have come to depend on it',
      'what life would be like without it',
      'why giving it up would be easy or hard',
    ),
    frame(
      'Talk about * that future generations will find strange.',
      'what it is',
      'how it is used today',
      'what may take its place',
      'why it will seem strange one day',
    ),
  ],
  activity: [
    frame(
      'Talk about why * matters more today than in the past.',
      'what it involves',
      'how it was seen in the past',
      'what has changed since then',
      'why it matters today',
    ),
    frame(
      'Talk about how far * should be part of school life.',
      'what students would gain',
      'what would have to make room for it',
      'how it could be organised',
      'why you are for it or against it',
    ),
    frame(
      'Talk about the effects of * on a community.',
      'who takes part in it',
      'what changes for the others',
      'how a community can support it',
      'why its effects may last',
    ),
  ],
};
