/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A question of one's own, for Part 2. */
export type AddCustomQuestionInput = {
  /** What is asked. At most 300 characters. */
  text: string;
};

/** Why a teacher should look at the marks of an answer. */
export const AssessmentFlag = {
  /** Words of the answer speak to the assessor, or are written for a computer. */
  AddressesAssessor: 'addressesAssessor',
  /** A model and the built-in assessor are more than two bands apart. */
  JudgesApart: 'judgesApart'
} as const;

export type AssessmentFlag = typeof AssessmentFlag[keyof typeof AssessmentFlag];
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

/** A message to the team. */
export type ContactMessageInput = {
  /** Where the answer goes. */
  email: string;
  /** At most 4000 characters. */
  message: string;
  /** Who writes; at most 200 characters. */
  name: string;
  /** One line; at most 200 characters. */
  subject: string;
};

/** A question for everyone; a teacher verifies it first. */
export type ContributeQuestionInput = {
  /** Left out: intermediate. */
  difficulty?: Difficulty | null | undefined;
  /** Part 3: the higher-order thinking question. */
  hotsQuestion?: string | null | undefined;
  /** Part 3: six points to discuss. */
  mindMapConcepts?: Array<string> | null | undefined;
  /** The part of the exam that it is for. */
  partType: PartType;
  /** Part 3: opens the decision of session 2. */
  session2Question?: string | null | undefined;
  /** Four lines that complete "You should say …". */
  shouldSayPoints: Array<string>;
  /** One of the four fields of the syllabus. */
  theme: string;
  /** What is asked; it becomes the text. At most 300 characters. */
  title: string;
};

/** Of a conversation: session1 discusses, session2 decides, session3 thinks further (HOTS). */
export const ConversationPhase = {
  /** Discussion of the six concepts. */
  Session1: 'session1',
  /** Deciding on one of them. */
  Session2: 'session2',
  /** The further question, which asks for judgement. */
  Session3: 'session3'
} as const;

export type ConversationPhase = typeof ConversationPhase[keyof typeof ConversationPhase];
/** What was said, put right: the whole answer, or turns of a conversation. */
export type CorrectTranscriptInput = {
  /** Of a session whose `canCorrect` is true. */
  sessionId: string | number;
  /** Of an answer: all of it, at most 5000 characters. */
  text?: string | null | undefined;
  /** Of a conversation: turns of the student. The others stay as they are. */
  turns?: Array<CorrectedTurnInput> | null | undefined;
};

/** A turn of the student in other words. */
export type CorrectedTurnInput = {
  /** Place in the conversation; 1 is the greeting. */
  position: number;
  /** What was said, at most 5000 characters. */
  text: string;
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
/** The confirmation that the account is to go. */
export type DeleteAccountInput = {
  /** The e-mail address of the viewer, typed. */
  email: string;
};

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
/** What questions are wanted. */
export type GenerateQuestionsInput = {
  /** 1–10. */
  count?: number;
  /** For this level. */
  difficulty: Difficulty;
  /** For this part of the exam. */
  partType: PartType;
  /** One of the four fields of the syllabus. */
  theme: string;
};

/** The marks of a teacher. */
export type GiveTeacherMarksInput = {
  /** For the student: plain text of at most 1000 characters. */
  comment?: string | null | undefined;
  /** Each criterion of the part once. */
  marks: Array<TeacherMarkInput>;
  /** Of a session that the viewer recorded for a student. */
  sessionId: string | number;
};

/** Whose figures: of students in Malaysia, or of all students. */
export const ImpactCohort = {
  /** All students. */
  Global: 'global',
  /** Students whose country is Malaysia. */
  Malaysian: 'malaysian'
} as const;

export type ImpactCohort = typeof ImpactCohort[keyof typeof ImpactCohort];
/** Whether there is a better version of an answer. */
export const ImprovedAnswerState = {
  /** A provider is being asked. */
  Awaited: 'awaited',
  /** None came that could be used. */
  Failed: 'failed',
  /** There is one. */
  Written: 'written'
} as const;

export type ImprovedAnswerState = typeof ImprovedAnswerState[keyof typeof ImprovedAnswerState];
/** What became of a teacher's invitation. */
export const InvitationState = {
  /** The student has joined it to their account. */
  Accepted: 'accepted',
  /** The student does not want to be joined. */
  Declined: 'declined',
  /** The student has not answered yet. */
  Pending: 'pending'
} as const;

export type InvitationState = typeof InvitationState[keyof typeof InvitationState];
/** A token for one researcher or one script. */
export type IssueResearchTokenInput = {
  /** Days until it is refused, 1–365. */
  expiresInDays: number;
  /** To know it again by; at most 100 characters. */
  name: string;
  /** What it allows; at least one. */
  scopes: Array<TokenScope>;
};

/** Part of the exam. */
export const PartType = {
  /** The individual long turn on a card. */
  Part2: 'part2',
  /** The discussion of a topic with a partner. */
  Part3: 'part3'
} as const;

export type PartType = typeof PartType[keyof typeof PartType];
/** Who worded a turn of the partner: the opening of a phase, a model, the built-in partner, or what stands in for a model that fails. */
export const PartnerVoice = {
  /** The built-in partner. */
  BuiltIn: 'builtIn',
  /** A sentence that stands in for a model that failed. */
  Fallback: 'fallback',
  /** A model of the configured provider. */
  Model: 'model',
  /** The first words of a phase. */
  Opening: 'opening'
} as const;

export type PartnerVoice = typeof PartnerVoice[keyof typeof PartnerVoice];
/** Narrows the list of questions. What is left out does not. */
export type QuestionFilter = {
  /** True: contributed by a user. False: the others. */
  contributed?: boolean | null | undefined;
  /** Of this level. */
  difficulty?: Difficulty | null | undefined;
  /** True: the viewer's own. False: those of others. */
  mine?: boolean | null | undefined;
  /** Of this part. */
  partType?: PartType | null | undefined;
  /** True: waiting to be verified. False: the others. */
  pending?: boolean | null | undefined;
  /** Words somewhere in the text or the points, in any case. At most 200 characters. */
  search?: string | null | undefined;
  /** One of the four fields of the syllabus. */
  theme?: string | null | undefined;
};

/** Where a question comes from: written for Lisan, generated, contributed by a user, or typed in for oneself. */
export const QuestionSource = {
  /** Sent in by a user. */
  Contributed: 'contributed',
  /** Written for Lisan. */
  Curated: 'curated',
  /** Typed in by somebody for their own practice. */
  Custom: 'custom',
  /** Made on request. */
  Generated: 'generated'
} as const;

export type QuestionSource = typeof QuestionSource[keyof typeof QuestionSource];
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
/** Who takes part in a conversation. */
export const Speaker = {
  /** Who talks with the student: a model, or the built-in partner. */
  Partner: 'partner',
  /** Who practises. */
  Student: 'student'
} as const;

export type Speaker = typeof Speaker[keyof typeof Speaker];
/** What a provider is paid for. */
export const SpendingPurpose = {
  /** Marking an answer. */
  Assessment: 'assessment',
  /** Writing a student's answer in better words. */
  Improvement: 'improvement',
  /** A turn of the partner in a conversation. */
  Partner: 'partner',
  /** Generating questions. */
  Questions: 'questions',
  /** Writing a recording down. */
  Transcription: 'transcription'
} as const;

export type SpendingPurpose = typeof SpendingPurpose[keyof typeof SpendingPurpose];
/** A fresh conversation on a topic. */
export type StartConversationInput = {
  /** "ai_partner" or "initiator"; kept as sent. */
  conversationRole?: string | null | undefined;
  /** A question of Part 3. */
  questionId: string | number;
  /** For teachers: the student who will speak. */
  studentProfileId?: string | number | null | undefined;
};

/** A student as a teacher writes one down. */
export type StudentInput = {
  /** Each student of a teacher has another one. */
  email: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 50 characters. */
  grade?: string | null | undefined;
  /** At most 100 characters. */
  lastName: string;
};

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

/** The student's turn: recorded, or typed. */
export type SubmitTurnInput = {
  /** webm or ogg with Opus, or WAV, of at most 150 s. Left out for a typed turn. */
  audio?: File | Blob | null | undefined;
  /** Chosen by the client, unique per turn: sending again never makes a second turn. */
  clientKey: string;
  /** Where the client thinks that the conversation stands; CONFLICT when it has gone on. */
  phase?: ConversationPhase | null | undefined;
  /** Of the open conversation. */
  sessionId: string | number;
  /** Where these words are from. */
  transcriptSource?: ClientTranscriptSource | null | undefined;
  /** The words, heard by the browser or typed. */
  transcription?: string | null | undefined;
};

/** A band for one criterion, or why there is none. */
export type TeacherMarkInput = {
  /** 0–6 in halves; left out: not marked. */
  band?: number | null | undefined;
  /** Of the part. */
  criterion: Criterion;
  /** Needed where there is no band; at most 200 characters. */
  notMarkedReason?: string | null | undefined;
};

/** What a researcher's token allows; `analyticsRead` is the scope analytics:read. */
export const TokenScope = {
  /** Reads the figures of the impact study. */
  AnalyticsRead: 'analyticsRead'
} as const;

export type TokenScope = typeof TokenScope[keyof typeof TokenScope];
/** Who wrote the words down. */
export const TranscriptSource = {
  /** The recognition of the student's browser. */
  Browser: 'browser',
  /** A client that did not say how it got the words. */
  ClientSent: 'clientSent',
  /** Whoever recorded it, by putting right what was heard. */
  Corrected: 'corrected',
  /** A transcription server, from the recording. */
  Server: 'server',
  /** The student, by typing. */
  Typed: 'typed'
} as const;

export type TranscriptSource = typeof TranscriptSource[keyof typeof TranscriptSource];
/** The name of the viewer. */
export type UpdateProfileInput = {
  /** At most 100 characters. */
  firstName: string;
  /** At most 100 characters. */
  lastName: string;
};

export type UserRowFragment = { id: string, firstName: string | null, lastName: string | null, email: string, emailVerified: boolean, institution: string | null, role: Role, createdAt: string, canGrantRole: boolean };

export type ReviewedTestimonialFragment = { id: string, name: string, institution: string | null, content: string, rating: number, createdAt: string, isPublic: boolean, isPending: boolean, canModerate: boolean };

export type MessageRowFragment = { id: string, name: string, email: string, subject: string, message: string, createdAt: string, deliveredAt: string | null, handledAt: string | null, isHandled: boolean, isUrgent: boolean };

export type UsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  role?: Role | null | undefined;
}>;


export type UsersQuery = { users: { edges: Array<{ cursor: string, node: { id: string, firstName: string | null, lastName: string | null, email: string, emailVerified: boolean, institution: string | null, role: Role, createdAt: string, canGrantRole: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type GrantRoleMutationVariables = Exact<{
  userId: string | number;
  role: Role;
}>;


export type GrantRoleMutation = { grantRole: { id: string, firstName: string | null, lastName: string | null, email: string, emailVerified: boolean, institution: string | null, role: Role, createdAt: string, canGrantRole: boolean } };

export type TestimonialsForReviewQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  isPending: boolean;
}>;


export type TestimonialsForReviewQuery = { testimonialsForReview: { edges: Array<{ cursor: string, node: { id: string, name: string, institution: string | null, content: string, rating: number, createdAt: string, isPublic: boolean, isPending: boolean, canModerate: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ApproveTestimonialMutationVariables = Exact<{
  id: string | number;
}>;


export type ApproveTestimonialMutation = { approveTestimonial: { id: string, name: string, institution: string | null, content: string, rating: number, createdAt: string, isPublic: boolean, isPending: boolean, canModerate: boolean } };

export type UnpublishTestimonialMutationVariables = Exact<{
  id: string | number;
}>;


export type UnpublishTestimonialMutation = { unpublishTestimonial: { id: string, name: string, institution: string | null, content: string, rating: number, createdAt: string, isPublic: boolean, isPending: boolean, canModerate: boolean } };

export type RejectTestimonialMutationVariables = Exact<{
  id: string | number;
}>;


export type RejectTestimonialMutation = { rejectTestimonial: string };

export type ContactMessagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  isHandled: boolean;
}>;


export type ContactMessagesQuery = { contactMessages: { edges: Array<{ cursor: string, node: { id: string, name: string, email: string, subject: string, message: string, createdAt: string, deliveredAt: string | null, handledAt: string | null, isHandled: boolean, isUrgent: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type MarkContactMessageHandledMutationVariables = Exact<{
  id: string | number;
  isHandled: boolean;
}>;


export type MarkContactMessageHandledMutation = { markContactMessageHandled: { id: string, name: string, email: string, subject: string, message: string, createdAt: string, deliveredAt: string | null, handledAt: string | null, isHandled: boolean, isUrgent: boolean } };

export type ContactEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactEmailQuery = { contactEmail: string | null };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { receivedAt: string } };

export type TopicFieldsFragment = { id: string, text: string, category: string, difficulty: Difficulty, timeLimit: number, mindMapConcepts: Array<string>, hotsQuestion: string | null };

export type TurnFieldsFragment = { id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string };

export type ConversationFieldsFragment = { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string }> };

export type TopicsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  difficulty?: Difficulty | null | undefined;
}>;


export type TopicsQuery = { assessor: { demoMode: boolean, name: string, transcribes: boolean }, practiceQuestions: { edges: Array<{ cursor: string, node: { id: string, text: string, category: string, difficulty: Difficulty, timeLimit: number, mindMapConcepts: Array<string>, hotsQuestion: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OpenConversationQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenConversationQuery = { openConversation: { sessionId: string, questionText: string, phase: ConversationPhase, lastTurnAt: string } | null };

export type ConversationQueryVariables = Exact<{
  sessionId: string | number;
}>;


export type ConversationQuery = { conversation: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string }> } };

export type StartConversationMutationVariables = Exact<{
  input: StartConversationInput;
}>;


export type StartConversationMutation = { startConversation: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string }> } };

export type SubmitTurnMutationVariables = Exact<{
  input: SubmitTurnInput;
}>;


export type SubmitTurnMutation = { submitTurn: { id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string } };

export type ReplyInConversationMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type ReplyInConversationMutation = { replyInConversation: { id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string } };

export type AdvanceConversationMutationVariables = Exact<{
  sessionId: string | number;
  from: ConversationPhase;
}>;


export type AdvanceConversationMutation = { advanceConversation: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string }> } };

export type MarkConversationPointMutationVariables = Exact<{
  sessionId: string | number;
  index: number;
  isCovered: boolean;
}>;


export type MarkConversationPointMutation = { markConversationPoint: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string }> } };

export type AssessConversationMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type AssessConversationMutation = { assessConversation: { id: string, state: SessionState } };

export type ConversationChangesSubscriptionVariables = Exact<{
  sessionId: string | number;
}>;


export type ConversationChangesSubscription = { conversationChanges: { sessionId: string, questionId: string | null, studentProfileId: string | null, questionText: string, topic: string, phase: ConversationPhase, decisionQuestion: string | null, hotsQuestion: string | null, isOpen: boolean, spokenSeconds: number, targetSeconds: number, isTargetReached: boolean, isReady: boolean, canAdvance: boolean, canAssess: boolean, lastTurnAt: string, points: Array<{ index: number, text: string, coveredByStudent: boolean, coveredByPartner: boolean }>, turns: Array<{ id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string }> } };

export type PartnerReplySubscriptionVariables = Exact<{
  sessionId: string | number;
}>;


export type PartnerReplySubscription = { partnerReply: { sentence: string | null, turn: { id: string, position: number, phase: ConversationPhase, speaker: Speaker, text: string | null, transcriptSource: TranscriptSource | null, duration: number, madeBy: PartnerVoice | null, coveredPoint: number | null, clientKey: string | null, createdAt: string } | null } };

export type FeedbackFieldsFragment = { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Criterion, id: string, fittedOn: string, answers: number }> };

export type SessionDetailsFragment = { transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Criterion, id: string, fittedOn: string, answers: number }> } | null };

export type SessionDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionDetailsQuery = { session: { transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Criterion, id: string, fittedOn: string, answers: number }> } | null } };

export type ReportQueryVariables = Exact<{
  id: string | number;
}>;


export type ReportQuery = { session: { questionId: string | null, canCorrect: boolean, transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, attempts: Array<{ attempt: number, createdAt: string, transcription: string | null, transcriptSource: TranscriptSource | null, improvedAnswer: { state: ImprovedAnswerState, text: string | null, model: string | null } | null, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Criterion, id: string, fittedOn: string, answers: number }> } }>, wordTimes: Array<{ start: number, end: number, from: number, to: number }>, student: { id: string, firstName: string, lastName: string } | null, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Criterion, band: number | null }> | null }, answers: Array<{ sessionId: string, createdAt: string, state: SessionState, overallScore: number | null, maximumScore: number }> }, viewer: { id: string, firstName: string | null, lastName: string | null, email: string, institution: string | null, timeZone: string | null } | null };

export type AttemptFieldsFragment = { attempt: number, createdAt: string, transcription: string | null, transcriptSource: TranscriptSource | null, improvedAnswer: { state: ImprovedAnswerState, text: string | null, model: string | null } | null, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Criterion, id: string, fittedOn: string, answers: number }> } };

export type AnswersToQuestionFragment = { answers: Array<{ sessionId: string, createdAt: string, state: SessionState, overallScore: number | null, maximumScore: number }> };

export type SessionReadingFragment = { questionId: string | null, canCorrect: boolean, transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, attempts: Array<{ attempt: number, createdAt: string, transcription: string | null, transcriptSource: TranscriptSource | null, improvedAnswer: { state: ImprovedAnswerState, text: string | null, model: string | null } | null, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Criterion, id: string, fittedOn: string, answers: number }> } }>, wordTimes: Array<{ start: number, end: number, from: number, to: number }>, student: { id: string, firstName: string, lastName: string } | null, answers: Array<{ sessionId: string, createdAt: string, state: SessionState, overallScore: number | null, maximumScore: number }> };

export type SessionReadingQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionReadingQuery = { session: { questionId: string | null, canCorrect: boolean, transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, attempts: Array<{ attempt: number, createdAt: string, transcription: string | null, transcriptSource: TranscriptSource | null, improvedAnswer: { state: ImprovedAnswerState, text: string | null, model: string | null } | null, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Criterion, id: string, fittedOn: string, answers: number }> } }>, wordTimes: Array<{ start: number, end: number, from: number, to: number }>, student: { id: string, firstName: string, lastName: string } | null, answers: Array<{ sessionId: string, createdAt: string, state: SessionState, overallScore: number | null, maximumScore: number }> } };

export type HeardTurnsQueryVariables = Exact<{
  sessionId: string | number;
}>;


export type HeardTurnsQuery = { conversation: { sessionId: string, turns: Array<{ id: string, position: number, speaker: Speaker, text: string | null }> } };

export type CorrectTranscriptMutationVariables = Exact<{
  input: CorrectTranscriptInput;
}>;


export type CorrectTranscriptMutation = { correctTranscript: { canCorrect: boolean, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } };

export type QuestionToRepeatQueryVariables = Exact<{
  id: string | number;
}>;


export type QuestionToRepeatQuery = { question: { id: string, partType: PartType, difficulty: Difficulty, text: string } };

export type RepeatedAnswersQueryVariables = Exact<{
  first: number;
}>;


export type RepeatedAnswersQuery = { sessions: { edges: Array<{ node: { id: string, answers: Array<{ sessionId: string, createdAt: string, state: SessionState, overallScore: number | null, maximumScore: number }> } }> } };

export type ImpactStudyQueryVariables = Exact<{ [key: string]: never; }>;


export type ImpactStudyQuery = { impactPeriods: Array<{ value: string, label: string, isDefault: boolean }>, everybody: { cohort: ImpactCohort, period: string, monthlyEngagement: { totalSessions: number } } };

export type ImpactQueryVariables = Exact<{
  cohort: ImpactCohort;
  period: string;
}>;


export type ImpactQuery = { impact: { cohort: ImpactCohort, period: string, onlyConsenting: boolean, includesDemoData: boolean, markedSessions: number, comparedStudents: number, improvementStandardError: number | null, overview: { totalStudents: number, activeStudents: number, engagementRate: number, completedSessions: number, averageScore: number, studentsWithImprovement: number, averageImprovement: number, recentActiveStudents: number, regionalBreakdown: { malaysian: number, international: number } }, improvementDistribution: Array<{ marks: number, students: number }>, topImprovers: Array<{ userId: string, sessionsCompleted: number, firstScore: number, latestScore: number, improvement: number }> }, allTime: { cohort: ImpactCohort, period: string, engagementByMonth: Array<{ month: string, uniqueStudents: number, totalSessions: number }> } };

export type DashboardQueryVariables = Exact<{
  recent: number;
}>;


export type DashboardQuery = { viewer: { id: string, stats: { totalSessions: number, averageScore: number, totalPracticeTime: number, improvement: number }, streak: { currentStreak: number, longestStreak: number, totalPracticeDays: number } } | null, sessions: { edges: Array<{ node: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } }> } };

export type ProgressQueryVariables = Exact<{
  charted: number;
}>;


export type ProgressQuery = { viewer: { id: string, stats: { totalSessions: number, averageScore: number, totalPracticeTime: number, improvement: number } } | null, sessions: { edges: Array<{ node: { id: string, createdAt: string, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, canRetry: boolean } }>, pageInfo: { hasNextPage: boolean } } };

export type QuestionFieldsFragment = { id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> };

export type AssessorFactsFragment = { demoMode: boolean, name: string, transcribes: boolean };

export type PracticeQuestionsQueryVariables = Exact<{
  partType: PartType;
  difficulty: Difficulty;
}>;


export type PracticeQuestionsQuery = { assessor: { demoMode: boolean, name: string, transcribes: boolean }, practiceQuestions: { edges: Array<{ node: { id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } }> } };

export type PracticeQuestionQueryVariables = Exact<{
  id: string | number;
}>;


export type PracticeQuestionQuery = { question: { id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } };

export type AssessorQueryVariables = Exact<{ [key: string]: never; }>;


export type AssessorQuery = { assessor: { demoMode: boolean, name: string, transcribes: boolean } };

export type BankQuestionFragment = { mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> };

export type QuestionBankQueryVariables = Exact<{
  filter?: QuestionFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type QuestionBankQuery = { questions: { edges: Array<{ cursor: string, node: { mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PendingQuestionsQueryVariables = Exact<{
  first: number;
}>;


export type PendingQuestionsQuery = { questions: { edges: Array<{ cursor: string, node: { id: string, isVerified: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AddQuestionToPracticeMutationVariables = Exact<{
  id: string | number;
}>;


export type AddQuestionToPracticeMutation = { addQuestionToPractice: { id: string } };

export type VerifyQuestionMutationVariables = Exact<{
  id: string | number;
}>;


export type VerifyQuestionMutation = { verifyQuestion: { mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } };

export type RejectQuestionMutationVariables = Exact<{
  id: string | number;
}>;


export type RejectQuestionMutation = { rejectQuestion: { id: string } };

export type ContributeQuestionMutationVariables = Exact<{
  input: ContributeQuestionInput;
}>;


export type ContributeQuestionMutation = { contributeQuestion: { id: string } };

export type AddCustomQuestionMutationVariables = Exact<{
  input: AddCustomQuestionInput;
}>;


export type AddCustomQuestionMutation = { addCustomQuestion: { mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> } };

export type GenerateQuestionsMutationVariables = Exact<{
  input: GenerateQuestionsInput;
}>;


export type GenerateQuestionsMutation = { generateQuestions: { writtenByModel: number, questions: Array<{ mindMapConcepts: Array<string>, session2Question: string | null, hotsQuestion: string | null, source: QuestionSource, isVerified: boolean, isOwn: boolean, canVerify: boolean, canReject: boolean, canAddToPractice: boolean, id: string, partType: PartType, text: string, category: string, difficulty: Difficulty, theme: string, timeLimit: number, prompts: Array<string>, shouldSayPoints: Array<string> }> } };

export type SessionSummaryFragment = { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean };

export type SessionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SessionsQuery = { sessions: { edges: Array<{ node: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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


export type SessionProgressSubscription = { sessionProgress: { transcription: string | null, transcriptSource: TranscriptSource | null, id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, feedback: { totalScore: number | null, totalMaximum: number, cautions: Array<string>, flags: Array<AssessmentFlag>, limits: Array<string>, grammarFeedback: string | null, vocabularyFeedback: string | null, pronunciationFeedback: string | null, fluencyFeedback: string | null, assessorName: string, assessorVersion: string, assessorModel: string | null, rubricVersion: string, promptVersion: string | null, marks: Array<{ criterion: Criterion, band: number | null, low: number, high: number, reasons: Array<string>, lift: string }>, fluency: { band: number, low: number, high: number } | null, measurements: { durationSeconds: number, speechSeconds: number, syllables: number, articulationRate: number, speechRate: number, pausesPerMinute: number, longestPauseSeconds: number, signalToNoiseDb: number, wordsPerMinute: number | null, fillersPerMinute: number | null } | null, speech: Array<{ name: string, meaning: string, source: string }>, findings: Array<{ kind: string, quote: string, start: number, end: number, correction: string | null, reason: string }>, talk: { studentTurns: number, partnerTurns: number, studentWords: number, partnerWords: number, takenUp: { turns: number, of: number }, moves: Array<{ move: string, count: number, quotes: Array<string> }>, points: Array<{ point: string, byStudent: boolean, byPartner: boolean }>, phases: Array<{ phase: ConversationPhase, studentTurns: number, spokenSeconds: number | null, targetSeconds: number, remark: string }> } | null, notMarked: { reason: string, because: string, advice: string } | null, personalizedFeedback: { topicRelevance: string | null, proficiencyLevel: string | null, strengths: Array<string>, specificExamples: Array<string>, grammarAnalysis: Array<string>, vocabularyAssessment: Array<string>, vocabularyImprovements: Array<string>, suggestedPhrases: Array<string>, communicativeCompetence: Array<string>, pronunciationGuidance: Array<string>, improvementRecommendations: Array<string> }, calibrations: Array<{ criterion: Criterion, id: string, fittedOn: string, answers: number }> } | null } };

export type InvitationFieldsFragment = { id: string, teacherName: string, teacherInstitution: string | null, firstName: string, lastName: string, state: InvitationState, sessionCount: number };

export type SettingsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SettingsQuery = { viewer: { canDeleteAccount: boolean, id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } | null, studentInvitations: { edges: Array<{ cursor: string, node: { id: string, teacherName: string, teacherInstitution: string | null, firstName: string, lastName: string, state: InvitationState, sessionCount: number } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type InvitationSessionsQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type InvitationSessionsQuery = { studentInvitation: { id: string, sessions: { edges: Array<{ cursor: string, node: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } };

export type UploadProfilePictureMutationVariables = Exact<{
  picture: File | Blob;
}>;


export type UploadProfilePictureMutation = { uploadProfilePicture: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } };

export type RemoveProfilePictureMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveProfilePictureMutation = { removeProfilePicture: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } };

export type WithdrawRecordingConsentMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawRecordingConsentMutation = { withdrawRecordingConsent: { id: string, firstName: string | null, lastName: string | null, email: string, profileImageUrl: string | null, role: Role, country: string | null, state: string | null, institution: string | null, institutionType: string | null, isNewUser: boolean, isProfileComplete: boolean, timeZone: string | null, canSeeImpact: boolean, canModerate: boolean, canGrantRoles: boolean, canManageStudents: boolean, canReviewQuestions: boolean, recordingConsent: { version: string, givenAt: string } | null } };

export type AcceptStudentInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type AcceptStudentInvitationMutation = { acceptStudentInvitation: { id: string, teacherName: string, teacherInstitution: string | null, firstName: string, lastName: string, state: InvitationState, sessionCount: number } };

export type DeclineStudentInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeclineStudentInvitationMutation = { declineStudentInvitation: { id: string, teacherName: string, teacherInstitution: string | null, firstName: string, lastName: string, state: InvitationState, sessionCount: number } };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: string };

export type SpendingQueryVariables = Exact<{ [key: string]: never; }>;


export type SpendingQuery = { spending: { today: string, capPerDay: number | null, capPerUserDay: number | null, days: Array<{ day: string, purpose: SpendingPurpose, calls: number, amount: number }> }, assessor: { demoMode: boolean, transcribes: boolean } };

export type StudentFieldsFragment = { id: string, firstName: string, lastName: string, email: string, grade: string | null, hasJoined: boolean, createdAt: string };

export type StudentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type StudentsQuery = { students: { edges: Array<{ cursor: string, node: { id: string, firstName: string, lastName: string, email: string, grade: string | null, hasJoined: boolean, createdAt: string, latest: { edges: Array<{ node: { id: string, createdAt: string, state: SessionState, overallScore: number | null, maximumScore: number } }> } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type StudentCountQueryVariables = Exact<{
  first: number;
}>;


export type StudentCountQuery = { students: { edges: Array<{ node: { id: string, hasJoined: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type StudentQueryVariables = Exact<{
  id: string | number;
}>;


export type StudentQuery = { student: { id: string, firstName: string, lastName: string, email: string, grade: string | null, hasJoined: boolean, createdAt: string } };

export type StudentSessionsQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type StudentSessionsQuery = { student: { id: string, sessions: { edges: Array<{ cursor: string, node: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, teacherMarking: { canMark: boolean, given: { total: number | null } | null } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } };

export type AddStudentMutationVariables = Exact<{
  input: StudentInput;
}>;


export type AddStudentMutation = { addStudent: { id: string, firstName: string, lastName: string, email: string, grade: string | null, hasJoined: boolean, createdAt: string } };

export type UpdateStudentMutationVariables = Exact<{
  id: string | number;
  input: StudentInput;
}>;


export type UpdateStudentMutation = { updateStudent: { id: string, firstName: string, lastName: string, email: string, grade: string | null, hasJoined: boolean, createdAt: string } };

export type RemoveStudentMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveStudentMutation = { removeStudent: string };

export type TeacherMarkingFieldsFragment = { id: string, partType: PartType, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Criterion, band: number | null }> | null } };

export type TeacherMarkingQueryVariables = Exact<{
  id: string | number;
}>;


export type TeacherMarkingQuery = { session: { id: string, partType: PartType, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Criterion, band: number | null }> | null } } };

export type SessionToMarkQueryVariables = Exact<{
  id: string | number;
}>;


export type SessionToMarkQuery = { session: { questionText: string, maximumScore: number, transcription: string | null, audioUrl: string | null, id: string, partType: PartType, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Criterion, band: number | null }> | null } } };

export type GiveTeacherMarksMutationVariables = Exact<{
  input: GiveTeacherMarksInput;
}>;


export type GiveTeacherMarksMutation = { giveTeacherMarks: { id: string, partType: PartType, sessionType: string | null, questionText: string, createdAt: string, duration: number, state: SessionState, stateReason: string | null, grammarScore: number | null, vocabularyScore: number | null, communicativeScore: number | null, overallScore: number | null, maximumScore: number, audioUrl: string | null, canRetry: boolean, teacherMarking: { canMark: boolean, given: { total: number | null, comment: string, givenAt: string, isBlind: boolean, isChanged: boolean, marks: Array<{ criterion: Criterion, band: number | null, notMarkedReason: string | null }> } | null, machine: Array<{ criterion: Criterion, band: number | null }> | null } } };

export type MarksFirstQueryVariables = Exact<{ [key: string]: never; }>;


export type MarksFirstQuery = { viewer: { id: string, marksFirst: boolean } | null };

export type SetMarksFirstMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetMarksFirstMutation = { setMarksFirst: { id: string, marksFirst: boolean } };

export type OwnTestimonialsQueryVariables = Exact<{
  first: number;
}>;


export type OwnTestimonialsQuery = { viewer: { id: string, testimonials: { edges: Array<{ node: { id: string, name: string, institution: string | null, content: string, rating: number, createdAt: string, isPending: boolean } }> } } | null };

export type CreateTestimonialMutationVariables = Exact<{
  input: CreateTestimonialInput;
}>;


export type CreateTestimonialMutation = { createTestimonial: { id: string } };

export type ResearchTokenDetailsFragment = { id: string, name: string, prefix: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string, lastUsedOn: string | null, revokedAt: string | null, isActive: boolean };

export type ResearchTokensQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ResearchTokensQuery = { researchTokens: { edges: Array<{ cursor: string, node: { id: string, name: string, prefix: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string, lastUsedOn: string | null, revokedAt: string | null, isActive: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type IssueResearchTokenMutationVariables = Exact<{
  input: IssueResearchTokenInput;
}>;


export type IssueResearchTokenMutation = { issueResearchToken: { secret: string, token: { id: string } } };

export type RevokeResearchTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeResearchTokenMutation = { revokeResearchToken: { id: string, isActive: boolean, revokedAt: string | null } };

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
