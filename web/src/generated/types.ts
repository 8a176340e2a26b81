/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How a client got the words: from the recognition of the browser, or typed by the student. */
export const ClientTranscriptSource = {
  /** The recognition of the browser. */
  Browser: 'browser',
  /** Typed by the student. */
  Typed: 'typed'
} as const;

export type ClientTranscriptSource = typeof ClientTranscriptSource[keyof typeof ClientTranscriptSource];
/** Where the student learns. Feeds the research on English learning. */
export type CompleteProfileInput = {
  /** At most 200 characters. */
  country: string;
  /** Name of the school; at most 200 characters. */
  institution: string;
  /** primary_school, secondary_school, university … */
  institutionType: string;
  /** One of the Malaysian states for Malaysia, else free text. */
  state: string;
};

/** A testimonial; an admin approves it before others see it. */
export type CreateTestimonialInput = {
  /** At most 500 characters. */
  content: string;
  /** School or other institution. */
  institution?: string | null | undefined;
  /** Left out: true. */
  isPublic?: boolean | null | undefined;
  /** Left out: Anonymous. A blank one is refused. */
  name?: string | null | undefined;
  /** 1 to 5; left out: 5. */
  rating?: number | null | undefined;
};

/** What a band is given for. */
export const Criterion = {
  /** Communicative competence: making oneself understood, and keeping it going. */
  Communicative: 'communicative',
  /** Range and accuracy of grammar. */
  Grammar: 'grammar',
  /** Range and precision of words. */
  Vocabulary: 'vocabulary'
} as const;

export type Criterion = typeof Criterion[keyof typeof Criterion];
/** Level of a question. */
export const Difficulty = {
  /** About B2 to C1. */
  Advanced: 'advanced',
  /** About A2 to B1. */
  Beginner: 'beginner',
  /** About B1 to B2. */
  Intermediate: 'intermediate'
} as const;

export type Difficulty = typeof Difficulty[keyof typeof Difficulty];
/** Part of the exam. */
export const PartType = {
  /** The individual long turn on a card. */
  Part2: 'part2',
  /** The discussion of a topic with a partner. */
  Part3: 'part3'
} as const;

export type PartType = typeof PartType[keyof typeof PartType];
/** Agreement to the shown wording. */
export type RecordingConsentInput = {
  /** Needed for minors. */
  guardianConfirmed: boolean;
  /** Younger than 18. */
  isMinor: boolean;
  /** Version of the wording that was shown. */
  version: string;
};

/** What a user is. An admin grants roles. */
export const Role = {
  /** Grants roles, and moderates. */
  Admin: 'admin',
  /** Practises; what everybody is at first. */
  Student: 'student',
  /** Has students, and verifies questions. */
  Teacher: 'teacher'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** How far the marking of a session is. */
export const SessionState = {
  /** The marks are there. */
  Assessed: 'assessed',
  /** It is being marked. */
  Assessing: 'assessing',
  /** It could not be assessed; the student may try again. */
  Failed: 'failed',
  /** Held back by a gate: `stateReason` says why. Never a 0. */
  NotMarked: 'notMarked',
  /** Safe on the server; its assessment waits. */
  Recorded: 'recorded',
  /** The words are being written down. */
  Transcribing: 'transcribing'
} as const;

export type SessionState = typeof SessionState[keyof typeof SessionState];
/** An answer to a question: recorded, or typed. */
export type SubmitSessionInput = {
  /** A WAV file of at most 90 s. Left out for a typed answer. */
  audio?: File | Blob | null | undefined;
  /** Chosen by the client, unique per answer: sending again never makes a second session. */
  clientKey: string;
  /** -1 is the viewer's newest custom question. */
  questionId: string | number;
  /** For teachers: the student who spoke. The session is then in that student's list, not in one's own. */
  studentProfileId?: string | number | null | undefined;
  /** How the client got the words; left out beside a recording: sent by the client, nobody knows how. */
  transcriptSource?: ClientTranscriptSource | null | undefined;
  /** The words of the answer, at most 5000 characters. */
  transcription?: string | null | undefined;
};

/** Who wrote the words down. */
export const TranscriptSource = {
  /** The recognition of the student's browser. */
  Browser: 'browser',
  /** A client that did not say how it got the words. */
  ClientSent: 'clientSent',
  /** A transcription server, from the recording. */
  Server: 'server',
  /** The student, by typing. */
  Typed: 'typed'
} as const;

export type TranscriptSource = typeof TranscriptSource[keyof typeof TranscriptSource];
export type DashboardQueryVariables = Exact<{
  recent: number;
}>;


export type DashboardQuery = { viewer: { id: string, stats: { totalSessions: number, averageScore: number, totalPracticeTime: number, improvement: number }, streak: { currentStreak: number, longestStreak: number, totalPracticeDays: number } } | null, sessions: { edges: Array<{ node: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } }> } };

export type QuestionFieldsFragment = { id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> };

export type PracticeQuestionsQueryVariables = Exact<{
  partType: PartType;
  difficulty: Difficulty;
}>;


export type PracticeQuestionsQuery = { practiceQuestions: { edges: Array<{ node: { id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } }> } };

export type AssessorQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessorQuery = { assessor: { demoMode: boolean, name: string, transcribes: boolean } };

export type SessionSummaryFragment = { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean };

export type FeedbackFieldsFragment = { totalScore: number | null, totalMaximum: number, cautions: Array<string>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> } };

export type SessionDetailsFragment = { transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> } } | null };

export type SessionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SessionsQuery = { sessions: { edges: Array<{ node: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SessionDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionDetailsQuery = { session: { transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> } } | null } };

export type ReportQueryVariables = Exact<{
  id: string | number;
}>;


export type ReportQuery = { session: { transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> } } | null }, viewer: { id: string, firstName: string | null, lastName: string | null, email: string, institution: string | null, timeZone: string | null } | null };

export type SubmitSessionMutationVariables = Exact<{
  input: SubmitSessionInput;
}>;


export type SubmitSessionMutation = { submitSession: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } };

export type RetryAssessmentMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type RetryAssessmentMutation = { retryAssessment: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } };

export type SessionProgressSubscriptionVariables = Exact<{
  sessionId: string | number;
}>;


export type SessionProgressSubscription = { sessionProgress: { transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> } } | null } };

export type CreateTestimonialMutationVariables = Exact<{
  input: CreateTestimonialInput;
}>;


export type CreateTestimonialMutation = { createTestimonial: { id: string } };

export type ViewerFieldsFragment = { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } | null };

export type CompleteProfileMutationVariables = Exact<{
  input: CompleteProfileInput;
}>;


export type CompleteProfileMutation = { completeProfile: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } };

export type GiveRecordingConsentMutationVariables = Exact<{
  input: RecordingConsentInput;
}>;


export type GiveRecordingConsentMutation = { giveRecordingConsent: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } };

export type SetTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type SetTimeZoneMutation = { setTimeZone: { id: string, timeZone: string | null } };
