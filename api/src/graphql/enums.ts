import {
  CRITERIA,
  DIFFICULTIES,
  INVITATION_STATES,
  PART_TYPES,
  ROLES,
  SESSION_STATES,
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
export const ClientTranscriptSourceEnum = asEnum(['browser', 'typed'] as const);

registerEnumType(PartTypeEnum, { name: 'PartType', description: 'Part of the exam.' });
registerEnumType(DifficultyEnum, { name: 'Difficulty', description: 'Level of a question.' });
registerEnumType(QuestionSourceEnum, {
  name: 'QuestionSource',
  description:
    'Where a question comes from: written for Lisan, generated, contributed by a user, or typed in for oneself.',
});
registerEnumType(RoleEnum, { name: 'Role', description: 'What a user is. An admin grants roles.' });
registerEnumType(SessionStateEnum, {
  name: 'SessionState',
  description: 'How far the marking of a session is.',
});
registerEnumType(InvitationStateEnum, {
  name: 'InvitationState',
  description: "What became of a teacher's invitation.",
});
registerEnumType(TranscriptSourceEnum, {
  name: 'TranscriptSource',
  description: 'Who wrote the words down.',
});
registerEnumType(ImpactCohortEnum, {
  name: 'ImpactCohort',
  description: 'Whose figures: of students in Malaysia, or of all students.',
});
registerEnumType(TokenScopeEnum, {
  name: 'TokenScope',
  description: "What a researcher's token allows; `analyticsRead` is the scope analytics:read.",
});
registerEnumType(ConversationPhaseEnum, {
  name: 'ConversationPhase',
  description: 'Of a conversation: session1 discusses, session2 decides, session3 thinks further (HOTS).',
});
registerEnumType(SpeakerEnum, { name: 'Speaker', description: 'Who takes part in a conversation.' });
registerEnumType(PartnerVoiceEnum, {
  name: 'PartnerVoice',
  description:
    'Who worded a turn of the partner: the opening of a phase, a model, the built-in partner, or what stands in for a model that fails.',
});
registerEnumType(CriterionEnum, { name: 'Criterion', description: 'What a band is given for.' });
registerEnumType(ClientTranscriptSourceEnum, {
  name: 'ClientTranscriptSource',
  description: 'How a client got the words: from the recognition of the browser, or typed by the student.',
});
