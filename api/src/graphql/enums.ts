import {
  ASSESSMENT_FLAGS,
  CRITERIA,
  DIFFICULTIES,
  INVITATION_STATES,
  PART_TYPES,
  ROLES,
  SESSION_STATES,
  SPENDING_PURPOSES,
  type TokenScope,
  TRANSCRIPT_SOURCES,
} from 'schema/rules/choices';
import { IMPACT_COHORTS } from 'schema/rules/impact';
import { PARTNER_VOICES, PHASES, SPEAKERS } from 'schema/rules/phases';
import { QUESTION_SOURCES } from 'schema/rules/questions';
import { registerEnumType } from 'type-graphql';

const asEnum = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { readonly [Key in Value]: Key };

/** GraphQL names the choices exactly as they stand on the wire of both doors. */
export const PartTypeEnum = asEnum(PART_TYPES);
export const DifficultyEnum = asEnum(DIFFICULTIES);
export const QuestionSourceEnum = asEnum(QUESTION_SOURCES);
export const RoleEnum = asEnum(ROLES);
export const SessionStateEnum = asEnum(SESSION_STATES);
export const InvitationStateEnum = asEnum(INVITATION_STATES);
export const TranscriptSourceEnum = asEnum(TRANSCRIPT_SOURCES);
export const ImpactCohortEnum = asEnum(IMPACT_COHORTS);
/** A name of GraphQL holds no colon. */
export const TokenScopeEnum = { analyticsRead: 'analytics:read' } as const satisfies Record<
  string,
  TokenScope
>;
export const ConversationPhaseEnum = asEnum(PHASES);
export const SpeakerEnum = asEnum(SPEAKERS);
export const PartnerVoiceEnum = asEnum(PARTNER_VOICES);
export const CriterionEnum = asEnum(CRITERIA);
export const AssessmentFlagEnum = asEnum(ASSESSMENT_FLAGS);
export const SpendingPurposeEnum = asEnum(SPENDING_PURPOSES);
export const ClientTranscriptSourceEnum = asEnum(['browser', 'typed'] as const);

/** A sentence for each value; one without is a type error. */
const inWords = <Values extends object>(_values: Values, sentences: Readonly<Record<keyof Values, string>>) =>
  Object.fromEntries(
    Object.entries<string>(sentences).map(([value, description]) => [value, { description }]),
  ) as { readonly [Value in keyof Values]: { readonly description: string } };

registerEnumType(PartTypeEnum, {
  name: 'PartType',
  description: 'Part of the exam.',
  valuesConfig: inWords(PartTypeEnum, {
    part2: 'The individual long turn on a card.',
    part3: 'The discussion of a topic with a partner.',
  }),
});
registerEnumType(DifficultyEnum, {
  name: 'Difficulty',
  description: 'Level of a question.',
  valuesConfig: inWords(DifficultyEnum, {
    beginner: 'About A2 to B1.',
    intermediate: 'About B1 to B2.',
    advanced: 'About B2 to C1.',
  }),
});
registerEnumType(QuestionSourceEnum, {
  name: 'QuestionSource',
  description:
    'Where a question comes from: written for Lisan, generated, contributed by a user, or typed in for oneself.',
  valuesConfig: inWords(QuestionSourceEnum, {
    curated: 'Written for Lisan.',
    generated: 'Made on request.',
    contributed: 'Sent in by a user.',
    custom: 'Typed in by somebody for their own practice.',
  }),
});
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What a user is. An admin grants roles.',
  valuesConfig: inWords(RoleEnum, {
    student: 'Practises; what everybody is at first.',
    teacher: 'Has students, and verifies questions.',
    admin: 'Grants roles, and moderates.',
  }),
});
registerEnumType(SessionStateEnum, {
  name: 'SessionState',
  description: 'How far the marking of a session is.',
  valuesConfig: inWords(SessionStateEnum, {
    recorded: 'Safe on the server; its assessment waits.',
    transcribing: 'The words are being written down.',
    assessing: 'It is being marked.',
    assessed: 'The marks are there.',
    notMarked: 'Held back by a gate: `stateReason` says why. Never a 0.',
    failed: 'It could not be assessed; the student may try again.',
  }),
});
registerEnumType(InvitationStateEnum, {
  name: 'InvitationState',
  description: "What became of a teacher's invitation.",
  valuesConfig: inWords(InvitationStateEnum, {
    pending: 'The student has not answered yet.',
    accepted: 'The student has joined it to their account.',
    declined: 'The student does not want to be joined.',
  }),
});
registerEnumType(TranscriptSourceEnum, {
  name: 'TranscriptSource',
  description: 'Who wrote the words down.',
  valuesConfig: inWords(TranscriptSourceEnum, {
    server: 'A transcription server, from the recording.',
    browser: "The recognition of the student's browser.",
    corrected: 'Whoever recorded it, by putting right what was heard.',
    typed: 'The student, by typing.',
    clientSent: 'A client that did not say how it got the words.',
  }),
});
registerEnumType(ImpactCohortEnum, {
  name: 'ImpactCohort',
  description: 'Whose figures: of students in Malaysia, or of all students.',
  valuesConfig: inWords(ImpactCohortEnum, {
    malaysian: 'Students whose country is Malaysia.',
    global: 'All students.',
  }),
});
registerEnumType(TokenScopeEnum, {
  name: 'TokenScope',
  description: "What a researcher's token allows; `analyticsRead` is the scope analytics:read.",
  valuesConfig: inWords(TokenScopeEnum, {
    analyticsRead: 'Reads the figures of the impact study.',
  }),
});
registerEnumType(ConversationPhaseEnum, {
  name: 'ConversationPhase',
  description: 'Of a conversation: session1 discusses, session2 decides, session3 thinks further (HOTS).',
  valuesConfig: inWords(ConversationPhaseEnum, {
    session1: 'Discussion of the six concepts.',
    session2: 'Deciding on one of them.',
    session3: 'The further question, which asks for judgement.',
  }),
});
registerEnumType(SpeakerEnum, {
  name: 'Speaker',
  description: 'Who takes part in a conversation.',
  valuesConfig: inWords(SpeakerEnum, {
    student: 'Who practises.',
    partner: 'Who talks with the student: a model, or the built-in partner.',
  }),
});
registerEnumType(PartnerVoiceEnum, {
  name: 'PartnerVoice',
  description:
    'Who worded a turn of the partner: the opening of a phase, a model, the built-in partner, or what stands in for a model that fails.',
  valuesConfig: inWords(PartnerVoiceEnum, {
    opening: 'The first words of a phase.',
    model: 'A model of the configured provider.',
    builtIn: 'The built-in partner.',
    fallback: 'A sentence that stands in for a model that failed.',
  }),
});
registerEnumType(CriterionEnum, {
  name: 'Criterion',
  description: 'What a band is given for.',
  valuesConfig: inWords(CriterionEnum, {
    grammar: 'Range and accuracy of grammar.',
    vocabulary: 'Range and precision of words.',
    communicative: 'Communicative competence: making oneself understood, and keeping it going.',
  }),
});
registerEnumType(AssessmentFlagEnum, {
  name: 'AssessmentFlag',
  description: 'Why a teacher should look at the marks of an answer.',
  valuesConfig: inWords(AssessmentFlagEnum, {
    judgesApart: 'A model and the built-in assessor are more than two bands apart.',
    addressesAssessor: 'Words of the answer speak to the assessor, or are written for a computer.',
  }),
});
registerEnumType(SpendingPurposeEnum, {
  name: 'SpendingPurpose',
  description: 'What a provider is paid for.',
  valuesConfig: inWords(SpendingPurposeEnum, {
    assessment: 'Marking an answer.',
    improvement: "Writing a student's answer in better words.",
    partner: 'A turn of the partner in a conversation.',
    questions: 'Generating questions.',
    transcription: 'Writing a recording down.',
  }),
});
registerEnumType(ClientTranscriptSourceEnum, {
  name: 'ClientTranscriptSource',
  description: 'How a client got the words: from the recognition of the browser, or typed by the student.',
  valuesConfig: inWords(ClientTranscriptSourceEnum, {
    browser: 'The recognition of the browser.',
    typed: 'Typed by the student.',
  }),
});
