import type { Difficulty } from 'schema/rules/choices';
import type { FramesByKind } from './card-frame.js';
import { advancedFrames } from './card-frames-advanced.js';
import { beginnerFrames } from './card-frames-beginner.js';
import { intermediateFrames } from './card-frames-intermediate.js';

/** Ways to ask about a subject: three for each kind of it and each level. */
export const CARD_FRAMES: Record<Difficulty, FramesByKind> = {
  beginner: beginnerFrames,
  intermediate: intermediateFrames,
  advanced: advancedFrames,
};
