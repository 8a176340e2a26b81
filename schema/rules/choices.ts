/** The closed lists of the product. A value outside them is bad input everywhere. */

export const PART_TYPES = ['part2', 'part3'] as const;
export type PartType = (typeof PART_TYPES)[number];

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const DEFAULT_DIFFICULTY: Difficulty = 'intermediate';

/** What a difficulty means, as the practice screen explains it. */
export const DIFFICULTY_CEFR: Record<Difficulty, string> = {
  beginner: 'A2-B1',
  intermediate: 'B1-B2',
  advanced: 'B2-C1',
};

export const THEMES = [
  'People and Culture',
  'Health and Environment',
  'Consumerism and Financial Awareness',
  'Science and Technology',
] as const;
export type Theme = (typeof THEMES)[number];

export const ROLES = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a researcher's token may allow. */
export const TOKEN_SCOPES = ['analytics:read'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What became of a teacher's invitation. */
export const INVITATION_STATES = ['pending', 'accepted', 'declined'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What older clients call the stretches of Part 3; accepted and kept. */
export const OLDER_PHASE_NAMES = ['shared1', 'individual', 'shared2'] as const;
export type OlderPhaseName = (typeof OLDER_PHASE_NAMES)[number];

export const SESSION_STATES = [
  'recorded',
  'transcribing',
  'assessing',
  'assessed',
  'notMarked',
  'failed',
] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** Nothing more happens to a session in one of these by itself. */
export const SETTLED_STATES: readonly SessionState[] = ['assessed', 'notMarked', 'failed'];
export const isSettled = (state: SessionState): boolean => SETTLED_STATES.includes(state);

/** Where the words of a transcript came from, from most to least trusted. */
export const TRANSCRIPT_SOURCES = ['server', 'browser', 'corrected', 'typed', 'clientSent'] as const;
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number];

/** Why a teacher should look at the marks of an answer. */
export const ASSESSMENT_FLAGS = ['judgesApart', 'addressesAssessor'] as const;
export type AssessmentFlag = (typeof ASSESSMENT_FLAGS)[number];

/** What a provider is paid for. */
export const SPENDING_PURPOSES = [
  'assessment',
  'improvement',
  'partner',
  'questions',
  'transcription',
] as const;
export type SpendingPurpose = (typeof SPENDING_PURPOSES)[number];
/** What a client may say of words that come with an answer. */
export type ClientTranscriptSource = Exclude<TranscriptSource, 'server' | 'corrected'>;

export const CRITERIA = ['grammar', 'vocabulary', 'communicative'] as const;
export type Criterion = (typeof CRITERIA)[number];

export const INSTITUTION_TYPES = [
  { value: 'primary_school', label: 'Primary School' },
  { value: 'secondary_school', label: 'Secondary School' },
  { value: 'university', label: 'University/College' },
  { value: 'polytechnic', label: 'polytechnic' },
  { value: 'community_college', label: 'community college' },
  { value: 'institute', label: 'Training Institute' },
  { value: 'other', label: 'Other Educational Institution' },
] as const;
export type InstitutionType = (typeof INSTITUTION_TYPES)[number]['value'];

export const MALAYSIAN_STATES = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Kuala Lumpur',
  'Labuan',
  'Malacca',
  'Negeri Sembilan',
  'Pahang',
  'Penang',
  'Perak',
  'Perlis',
  'Putrajaya',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
] as const;

/** What a rating means, best first. */
export const RATINGS = [
  { value: 5, label: 'Excellent' },
  { value: 4, label: 'Very Good' },
  { value: 3, label: 'Good' },
  { value: 2, label: 'Fair' },
  { value: 1, label: 'Poor' },
] as const;

/** Who gives a testimonial no name. */
export const ANONYMOUS = 'Anonymous';

/** The state is chosen from a list only for Malaysia. */
export const isMalaysia = (country: string): boolean => country.trim().toLowerCase() === 'malaysia';
