import type { OutgoingTurn } from '../../../features/recorder/turnDatabase';
import type { ConversationFieldsFragment, TurnFieldsFragment } from '../../../generated/conversation';
import type { Activity, Talk } from '../talk/talkMachine';

/** A talk in which this goes on, and nothing has happened yet. */
export const aTalk = (activity: Activity, changes: Partial<Talk> = {}): Talk => ({
  activity,
  isClosed: false,
  timeUp: [],
  asides: [],
  heard: null,
  ...changes,
});

const AT = '2026-11-21T12:00:00.000Z';

export const aTurn = (changes: Partial<TurnFieldsFragment> = {}): TurnFieldsFragment => ({
  id: String(changes.position ?? 1),
  position: 1,
  phase: 'session1',
  speaker: 'partner',
  text: 'Hello! Which point would you like to begin with, and why?',
  transcriptSource: null,
  duration: 0,
  clientKey: null,
  madeBy: 'opening',
  coveredPoint: null,
  createdAt: AT,
  ...changes,
});

export const studentTurn = (position: number, changes: Partial<TurnFieldsFragment> = {}) =>
  aTurn({
    position,
    id: String(position),
    speaker: 'student',
    text: 'I would begin with food.',
    transcriptSource: 'browser',
    duration: 4,
    madeBy: null,
    ...changes,
  });

export const partnerTurn = (position: number, changes: Partial<TurnFieldsFragment> = {}) =>
  aTurn({ position, id: String(position), text: 'Why food?', madeBy: 'builtIn', ...changes });

/** A conversation that has just begun; each test changes what it is about. */
export const aConversation = (
  changes: Partial<ConversationFieldsFragment> = {},
): ConversationFieldsFragment => ({
  sessionId: '7',
  questionId: '3',
  studentProfileId: null,
  questionText: 'Why do people enjoy learning about other cultures?',
  topic: 'learning about other cultures',
  phase: 'session1',
  decisionQuestion: 'Which ONE is the strongest reason?',
  hotsQuestion: 'Does the internet bring cultures closer?',
  isOpen: true,
  points: ['new kinds of food', 'useful languages', 'respect'].map((text, index) => ({
    index,
    text,
    coveredByStudent: false,
    coveredByPartner: false,
  })),
  turns: [aTurn()],
  spokenSeconds: 0,
  targetSeconds: 120,
  isTargetReached: false,
  isReady: false,
  canAdvance: false,
  canAssess: false,
  lastTurnAt: AT,
  ...changes,
});

export const anOutgoingTurn = (changes: Partial<OutgoingTurn> = {}): OutgoingTurn => ({
  clientKey: 'a-key',
  viewerId: 'a-viewer',
  sessionId: '7',
  phase: 'session1',
  createdAt: Date.parse(AT),
  sound: { bytes: new ArrayBuffer(8), mimeType: 'audio/webm;codecs=opus' },
  spokenMs: 4000,
  transcription: 'I would begin with food.',
  transcriptSource: 'browser',
  ...changes,
});
