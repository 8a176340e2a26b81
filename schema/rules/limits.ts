/** Numbers of the specification (§4, §5, §9) that both sides obey. Units are in the names. */

export const PREPARATION_SECONDS = 20;
export const PART2_SPEAKING_SECONDS = 60;

/** Longest accepted upload of a Part 2 answer: the minute itself plus slow hands and slow devices. */
export const PART2_UPLOAD_MAX_SECONDS = 90;
/** 90 s of 16 kHz mono PCM16 is 2.9 MB; 48 kHz stereo still fits. */
export const AUDIO_MAX_BYTES = 20 * 1024 * 1024;
export const TYPED_ANSWER_MAX_CHARACTERS = 5000;
/** How often the transcript of one session may be put right. */
export const CORRECTIONS_MAX = 10;

export const SAMPLE_RATE_HZ = 16_000;

/** An answer below its gate is not marked (rubric, rule 2). */
export const GATE = {
  spoken: { speechSeconds: 10, words: 20 },
  typed: { words: 20 },
} as const;

export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;
export const REST_LIST_MAX = 500;
export const RECENT_SESSIONS = 5;
/** Of Part 3, as many as its screen shows at first. */
export const TOPICS_PAGE = 12;

export const HIGHLIGHTS_MAX = 10;
export const MIND_MAP_CONCEPTS_MAX = 6;
export const SHOULD_SAY_POINTS = 4;
/** Characters of a question: a whole contribution in any script stays below what a JSON body may hold. */
export const QUESTION_MAX_CHARACTERS = { text: 300, point: 200, concept: 100, search: 200 } as const;

export const TESTIMONIALS_ON_LANDING = 3;
export const TESTIMONIAL_PREVIEW_CHARACTERS = 80;
export const TESTIMONIAL_MAX_CHARACTERS = 500;
/** Fits a first and a last name. */
export const TESTIMONIAL_NAME_MAX_CHARACTERS = 200;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const RATING_DEFAULT = 5;

/** When the review prompt may come (§9). */
export const REVIEW_PROMPT = {
  delayMs: 500,
  daysAfterDismissal: 7,
  daysAfterSubmission: 30,
  promptsMax: 3,
  /** Of the total, or of grammar and vocabulary together. */
  markMin: 8,
} as const;

export const TOAST_SECONDS = 5;
/** A tooltip waits before it opens, but not on the way from another one. */
export const TOOLTIP = { openDelayMs: 700, skipDelayMs: 300 } as const;
export const LOGIN_REDIRECT_DELAY_MS = 500;

export const CONTACT_NAME_MIN_CHARACTERS = 2;
export const CONTACT_SUBJECT_MIN_CHARACTERS = 5;
export const CONTACT_MESSAGE_MIN_CHARACTERS = 10;
export const CONTACT_LINE_MAX_CHARACTERS = 200;
/** In any script far below what a JSON body may hold. */
export const CONTACT_MESSAGE_MAX_CHARACTERS = 4000;

export const EMAIL_MAX_CHARACTERS = 254;
export const NAME_MAX_CHARACTERS = 100;
export const GRADE_MAX_CHARACTERS = 50;
export const SEARCH_MAX_CHARACTERS = 100;
export const PROFILE_FIELD_MAX_CHARACTERS = 200;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 200;

/** A researcher's token is refused after at most so many days. */
export const TOKEN_DAYS_MAX = 365;
