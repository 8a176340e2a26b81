import type { ReportQuery } from '../../../generated/feedback';
import type { Attempt, Finding, SessionFeedback } from '../content/assessment';

/** A Part 2 answer as the built-in assessor marks it, for tests; each test changes what it is about. */

const TRANSCRIPT =
  'I would like to talk about a person who I admire. She is my grandmother and she live in Kota Bharu. ' +
  'Every morning she wake up early and prepare breakfast for all of us. When I was small she teach me how to cook nasi lemak lah. ' +
  'I admire her because she is very kind and she never give up even when she have many problem. ' +
  'In the future I want to be more better like her, because she always help people who need it.';

function finding(quote: string, kind: string, correction: string | null, reason: string): Finding {
  const start = TRANSCRIPT.indexOf(quote);
  return { kind, quote, start, end: start + quote.length, correction, reason };
}

const FINDINGS: Finding[] = [
  finding('she live', 'agreement', 'she lives', 'With he, she or it the verb takes -s.'),
  finding('she wake', 'agreement', 'she wakes', 'With he, she or it the verb takes -s.'),
  finding('she teach', 'tense', 'she taught', '“When I was small” puts it in the past.'),
  finding('many problem', 'plural', 'many problems', 'After “many” the noun is plural.'),
  finding('more better', 'comparative', 'better', '“Better” is a comparative already.'),
];

const FEEDBACK: SessionFeedback = {
  marks: [
    {
      criterion: 'grammar',
      band: 3,
      low: 2,
      high: 4,
      reasons: ['5 findings in 84 words; simple and some longer sentences, joined with basic links.'],
      lift: 'Check the -s on verbs after he, she and it.',
    },
    {
      criterion: 'vocabulary',
      band: 4,
      low: 3,
      high: 5,
      reasons: ['Enough words for the topic, some of them well chosen.'],
      lift: 'Say what kind of person she is in three different words.',
    },
  ],
  totalScore: 7,
  totalMaximum: 12,
  fluency: { band: 3.4, low: 2.7, high: 4.1 },
  measurements: {
    durationSeconds: 58.2,
    speechSeconds: 47.9,
    syllables: 171,
    articulationRate: 3.57,
    speechRate: 2.94,
    pausesPerMinute: 13.4,
    longestPauseSeconds: 1.82,
    signalToNoiseDb: 31,
    wordsPerMinute: 96.3,
    fillersPerMinute: 4.1,
  },
  speech: [
    {
      name: 'articulationRate',
      meaning:
        'Pace between the pauses: 3.6 syllables a second. 3.2 is typical for band 5; yours for band 6.',
      source: 'measured',
    },
    {
      name: 'pausesPerMinute',
      meaning: 'Pauses: 13 a minute. 14 is typical for band 5; yours for band 6.',
      source: 'adjusted',
    },
    {
      name: 'fillersPerMinute',
      meaning: '“Um” and “uh”: 4 a minute. Up to 6 a minute hardly disturb.',
      source: 'guidance',
    },
  ],
  findings: FINDINGS,
  cautions: ['The transcript came from your browser. A word that it misheard may look like your mistake.'],
  flags: [],
  limits: [
    'Single sounds and intonation.',
    'Whether what you said is true, and how good your ideas are.',
    'This is practice feedback, not an exam mark.',
  ],
  notMarked: null,
  grammarFeedback: null,
  vocabularyFeedback: null,
  pronunciationFeedback: null,
  fluencyFeedback:
    'You spoke for 48 of 58 seconds. Measured fluency: 3.4 of 6, likely 2.7–4.1. It is not one of the marks.',
  personalizedFeedback: {
    topicRelevance: 'You spoke about three of the four points: who, what she does and why you admire her.',
    proficiencyLevel: 'B1',
    strengths: [
      'You gave a reason with because, twice.',
      'You told one clear story from your childhood.',
      'You spoke for 48 seconds with few fillers.',
    ],
    specificExamples: ['“she never give up even when she have many problem”'],
    grammarAnalysis: ['Agreement: “she live” → “she lives”.', 'Tense: “she teach” → “she taught”.'],
    vocabularyAssessment: ['52 different words in 84.'],
    vocabularyImprovements: ['“very kind” → “generous”: tells what kind of kindness.'],
    suggestedPhrases: ['What I admire most about her is …', 'She has taught me that …'],
    communicativeCompetence: [],
    pronunciationGuidance: ['Practise the -s at the end of “lives” and “wakes”: it is a sound of its own.'],
    improvementRecommendations: [
      'Answer all four points of the card.',
      'Record the same answer again tomorrow.',
    ],
  },
  assessorName: 'built-in',
  assessorVersion: '1.0.0',
  assessorModel: null,
  rubricVersion: '1',
  promptVersion: null,
  calibrations: [],
  talk: null,
};

const SESSION: ReportQuery['session'] = {
  id: '42',
  partType: 'part2',
  sessionType: null,
  questionText: 'Talk about a person you admire.',
  createdAt: '2026-11-20T13:04:00.000Z',
  duration: 58,
  state: 'assessed',
  stateReason: null,
  grammarScore: 3,
  vocabularyScore: 4,
  communicativeScore: null,
  overallScore: 7,
  maximumScore: 12,
  audioUrl: '/api/sessions/42/audio',
  canRetry: false,
  questionId: '7',
  canCorrect: true,
  transcription: TRANSCRIPT,
  transcriptSource: 'browser',
  student: null,
  attempts: [],
  wordTimes: [],
  answers: [],
  teacherMarking: { canMark: false, given: null, machine: null },
};

/** How most tests put it: one marking, with this feedback, of the words that stand on the session. */
interface Changes extends Partial<ReportQuery['session']> {
  /** Null: not marked yet. */
  readonly feedback?: SessionFeedback | null;
}

export const sampleFeedback = (changes: Partial<SessionFeedback> = {}): SessionFeedback => ({
  ...structuredClone(FEEDBACK),
  ...changes,
});

export const sampleAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  ...{ attempt: 1, createdAt: SESSION.createdAt, transcription: TRANSCRIPT, transcriptSource: 'browser' },
  ...{ improvedAnswer: null, feedback: sampleFeedback() },
  ...changes,
});

export function sampleSession({ feedback, ...changes }: Changes = {}): ReportQuery['session'] {
  const session = { ...structuredClone(SESSION), ...changes };
  if (changes.attempts || feedback === null) return session;
  const { transcription, transcriptSource } = session;
  const attempt = sampleAttempt({ transcription, transcriptSource, ...(feedback && { feedback }) });
  return { ...session, attempts: [attempt] };
}

export const sampleViewer = (): NonNullable<ReportQuery['viewer']> => ({
  id: 'b2c1d6a0-5f3e-4c27-9a53-0f7e1f2d3c4b',
  firstName: 'Nur Aisyah',
  lastName: 'binti Rahman',
  email: 'aisyah@smk.example.edu.my',
  institution: 'SMK Kota Bharu',
  timeZone: 'Asia/Kuala_Lumpur',
});
