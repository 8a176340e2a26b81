/** The three stretches of a Part 3 conversation (§4). On the wire they are called sessions; they are not marked alone. */
export const PHASES = ['session1', 'session2', 'session3'] as const;
export type Phase = (typeof PHASES)[number];

export const SPEAKERS = ['student', 'partner'] as const;
export type Speaker = (typeof SPEAKERS)[number];

/** Who opens the talk, as a client sends it; kept as sent. */
export const CONVERSATION_ROLES = ['ai_partner', 'initiator'] as const;
export type ConversationRole = (typeof CONVERSATION_ROLES)[number];

/** Who worded a turn of the partner: the opening of a phase, a model, the built-in partner, or what stands in for a model. */
export const PARTNER_VOICES = ['opening', 'model', 'builtIn', 'fallback'] as const;
export type PartnerVoice = (typeof PARTNER_VOICES)[number];

/** What the student is to speak in each phase, seconds; the partner's time does not count. */
export const PHASE_TARGET_SECONDS: Record<Phase, number> = { session1: 120, session2: 60, session3: 120 };

export const PHASE_NAMES: Record<Phase, string> = {
  session1: 'Discussion',
  session2: 'Decision Making',
  session3: 'HOTS Discussion',
};

/** A phase is ready to be left with this many covered points, or this many turns of either speaker. */
export const READY = { points: 2, turns: 4 } as const;

/** What a conversation needs to be assessed: turns of both speakers, greeting included; the student's own characters. */
export const ASSESSABLE = { turns: 6, characters: 50 } as const;

/** A conversation that nobody went on with for so long is not gone on with. */
export const CONVERSATION_IDLE_HOURS = 12;
/** Turns that go along to the partner. */
export const HISTORY_TURNS = 4;
/** Longest accepted upload of a turn: 120 s and slow hands. */
export const TURN_UPLOAD_MAX_SECONDS = 150;

/** Of a whole conversation that was held elsewhere. */
export const TRANSCRIPT_MAX_CHARACTERS = 20_000;

export const phaseIndex = (phase: Phase): number => PHASES.indexOf(phase);

/** The phase after this one; null after the last. */
export const nextPhase = (phase: Phase): Phase | null => PHASES[phaseIndex(phase) + 1] ?? null;

/** How far a phase has come. */
export interface PhaseProgress {
  readonly phase: Phase;
  /** Turns of either speaker in this phase, its opening included. */
  readonly turns: number;
  /** Indexes, by the student's clicks. */
  readonly studentPoints: readonly number[];
  /** Indexes, by the partner's words. */
  readonly partnerPoints: readonly number[];
  /** Of the student in this phase. */
  readonly spokenSeconds: number;
}

/** The points that one of the two has covered, in order. */
export const coveredPoints = ({
  studentPoints,
  partnerPoints,
}: Pick<PhaseProgress, 'studentPoints' | 'partnerPoints'>): number[] =>
  [...new Set([...studentPoints, ...partnerPoints])].sort((a, b) => a - b);

/** 2 covered points or 4 turns. */
export const isReady = (progress: PhaseProgress): boolean =>
  coveredPoints(progress).length >= READY.points || progress.turns >= READY.turns;

export const isTargetReached = ({ phase, spokenSeconds }: PhaseProgress): boolean =>
  spokenSeconds >= PHASE_TARGET_SECONDS[phase];

/** Whether the next phase is offered: the phase is ready or its target is reached, and there is a next one. */
export const canAdvance = (progress: PhaseProgress): boolean =>
  nextPhase(progress.phase) !== null && (isReady(progress) || isTargetReached(progress));

export interface SpokenTurn {
  readonly speaker: Speaker;
  readonly text: string;
}

/** Why a conversation cannot be assessed yet; null: it can. */
export function assessmentObstacle(turns: readonly SpokenTurn[]): 'tooFewTurns' | 'tooLittleSaid' | null {
  if (turns.length < ASSESSABLE.turns) return 'tooFewTurns';
  const own = turns.filter(({ speaker }) => speaker === 'student').map(({ text }) => text.trim());
  return own.join(' ').length < ASSESSABLE.characters ? 'tooLittleSaid' : null;
}
