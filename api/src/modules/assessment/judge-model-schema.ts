import { FINDING_KINDS } from './assessment.types.js';

/** JSON Schema in the subset that strict structured output allows: every property required, none beside them. */
type JsonSchema = Readonly<Record<string, unknown>>;

const TEXT: JsonSchema = { type: 'string' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const record = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const BANDS = [0, 1, 2, 3, 4, 5, 6] as const;

const claim = record({ quote: TEXT, comment: TEXT });

/** Fields are written in this order, so the quotes stand before the band that they support. */
const criterion = record({
  evidence: listOf(claim),
  summary: TEXT,
  band: { type: 'integer', enum: BANDS },
  lift: TEXT,
});

const finding = record({
  quote: TEXT,
  kind: { type: 'string', enum: FINDING_KINDS },
  correction: { type: ['string', 'null'] },
  reason: TEXT,
});

const FINDINGS_AND_BANDS = { findings: listOf(finding), grammar: criterion, vocabulary: criterion };

const WORDS = {
  topicRelevance: TEXT,
  strengths: listOf(claim),
  vocabularyImprovements: listOf(record({ quote: TEXT, better: TEXT, reason: TEXT })),
  suggestedPhrases: listOf(TEXT),
  improvementRecommendations: listOf(TEXT),
};

/** What a model answers for Part 2; read by `judge-model-answer.ts`. */
export const PART2_ANSWER_SCHEMA = {
  name: 'assessment_part2',
  json: record({ ...FINDINGS_AND_BANDS, ...WORDS }),
};

/** The same for Part 3, where the talk with the partner is judged, too. */
export const PART3_ANSWER_SCHEMA = {
  name: 'assessment_part3',
  json: record({ ...FINDINGS_AND_BANDS, communicative: criterion, ...WORDS }),
};
