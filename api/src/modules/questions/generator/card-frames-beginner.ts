import { type FramesByKind, frame } from './card-frame.js';

/** What happened, and what one likes. */
export const beginnerFrames: FramesByKind = {
  person: [
    frame(
      'Talk about * that you like.',
      'who the person is',
      'how you know this person',
      'what this person often does',
      'why you like this person',
    ),
    frame(
      'Talk about * who has helped you.',
      'who the person is',
      'when you needed help',
      'what the person did for you',
      'how you felt afterwards',
    ),
    frame(
      'Talk about * that you would like to thank.',
      'who the person is',
      'what the person did',
      'how you would say thank you',
      'why you feel thankful',
    ),
  ],
  event: [
    frame(
      'Talk about * that you enjoyed.',
      'when and where it was',
      'who was with you',
      'what you did there',
      'how you felt at the end',
    ),
    frame(
      'Talk about * that you remember well.',
      'when it happened',
      'what you saw and heard',
      'who was there',
      'why you remember it well',
    ),
    frame(
      'Talk about * that surprised you.',
      'when it happened',
      'what happened first',
      'what happened next',
      'how you felt about it',
    ),
  ],
  place: [
    frame(
      'Talk about * that you often go to.',
      'where it is',
      'when you go there',
      'what you do there',
      'why you like to go there',
    ),
    frame(
      'Talk about * near your home.',
      'where exactly it is',
      'what it looks like',
      'who goes there',
      'why people like it',
    ),
    frame(
      'Talk about * that you would like to visit.',
      'where it is',
      'how you know about it',
      'what you would do there',
      'why you would like to visit it',
    ),
  ],
  thing: [
    frame(
      'Talk about * that is special to you.',
      'what it is and what it looks like',
      'where it came from',
      'when you use it or look at it',
      'why it is special to you',
    ),
    frame(
      'Talk about * that you would like to have.',
      'what it is',
      'where you saw it',
      'what you would do with it',
      'why you would like to have it',
    ),
    frame(
      'Talk about * that your family enjoys.',
      'what it is',
      'who enjoys it most',
      'when your family enjoys it',
      'why your family likes it',
    ),
  ],
  activity: [
    frame(
      'Talk about what you like about *.',
      'when and where people do it',
      'what people need for it',
      'who you would do it with',
      'why you like it',
    ),
    frame(
      'Talk about a time when someone in your family tried *.',
      'who it was',
      'when and where it happened',
      'what this person did',
      'how everyone felt afterwards',
    ),
    frame(
      'Talk about a friend who enjoys *.',
      'who your friend is',
      'when your friend does it',
      'how your friend learned it',
      'why your friend enjoys it',
    ),
  ],
};
