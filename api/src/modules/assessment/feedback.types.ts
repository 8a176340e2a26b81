import type { Criterion } from 'schema/rules/choices';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CriterionEnum } from '../../graphql/enums.js';

@ObjectType('CriterionMark', { description: 'One band, with how sure it is and why.' })
export class CriterionMarkType {
  @Field(() => CriterionEnum) criterion!: Criterion;
  @Field(() => Int, { nullable: true, description: '0–6; null: not judged, and the reasons say why.' }) band!:
    | number
    | null;
  @Field(() => Int, { description: 'Lower end of the likely range.' }) low!: number;
  @Field(() => Int, { description: 'Upper end of the likely range.' }) high!: number;
  @Field(() => [String]) reasons!: readonly string[];
  @Field(() => String, { description: 'The one thing that would lift the band.' }) lift!: string;
}

@ObjectType('Finding', { description: "One error in the student's own words." })
export class FindingType {
  @Field(() => String) kind!: string;
  @Field(() => String) quote!: string;
  @Field(() => Int, { description: 'First character of the quote in the transcription.' }) start!: number;
  @Field(() => Int, { description: 'The character after the quote.' }) end!: number;
  @Field(() => String, { nullable: true }) correction!: string | null;
  @Field(() => String) reason!: string;
}

@ObjectType('FluencyEstimate', { description: 'Measured from the sound; feedback, never a mark.' })
export class FluencyEstimateType {
  @Field(() => Float) band!: number;
  @Field(() => Float) low!: number;
  @Field(() => Float) high!: number;
}

@ObjectType('Measurements', {
  description: 'Measured from the samples of the recording and from the transcript.',
})
export class MeasurementsType {
  @Field(() => Float) durationSeconds!: number;
  @Field(() => Float) speechSeconds!: number;
  @Field(() => Int) syllables!: number;
  @Field(() => Float, { description: 'Syllables per second of speech, pauses left out.' })
  articulationRate!: number;
  @Field(() => Float, { description: 'Syllables per second, pauses included.' }) speechRate!: number;
  @Field(() => Float) pausesPerMinute!: number;
  @Field(() => Float) longestPauseSeconds!: number;
  @Field(() => Float) signalToNoiseDb!: number;
  @Field(() => Float, { nullable: true }) wordsPerMinute!: number | null;
  @Field(() => Float, { nullable: true }) fillersPerMinute!: number | null;
}

@ObjectType('NotMarked', { description: 'Why an answer was not marked. Not marked is never 0.' })
export class NotMarkedType {
  @Field(() => String, { description: 'silent, noise, tooShort, tooFewWords, notEnglish, noTranscript.' })
  reason!: string;
  @Field(() => String) because!: string;
  @Field(() => String, { description: 'What to do now.' }) advice!: string;
}

@ObjectType('PersonalizedFeedback', {
  description: 'The sections of the feedback; an empty one is not shown.',
})
export class PersonalizedFeedbackType {
  @Field(() => String, { nullable: true }) topicRelevance!: string | null;
  @Field(() => String, { nullable: true, description: 'CEFR level, about.' }) proficiencyLevel!:
    | string
    | null;
  @Field(() => [String]) strengths!: readonly string[];
  @Field(() => [String]) specificExamples!: readonly string[];
  @Field(() => [String]) grammarAnalysis!: readonly string[];
  @Field(() => [String]) vocabularyAssessment!: readonly string[];
  @Field(() => [String]) vocabularyImprovements!: readonly string[];
  @Field(() => [String]) suggestedPhrases!: readonly string[];
  @Field(() => [String]) communicativeCompetence!: readonly string[];
  @Field(() => [String]) pronunciationGuidance!: readonly string[];
  @Field(() => [String]) improvementRecommendations!: readonly string[];
}

@ObjectType('Feedback', { description: 'The result of an assessment, with its evidence.' })
export class FeedbackType {
  @Field(() => [CriterionMarkType]) marks!: readonly CriterionMarkType[];
  @Field(() => Float, { nullable: true, description: 'Sum of the bands; null: not marked.' }) totalScore!:
    | number
    | null;
  @Field(() => Int, { description: '12 for Part 2, 18 for Part 3.' }) totalMaximum!: number;
  @Field(() => FluencyEstimateType, { nullable: true }) fluency!: FluencyEstimateType | null;
  @Field(() => MeasurementsType, { nullable: true }) measurements!: MeasurementsType | null;
  @Field(() => [FindingType]) findings!: readonly FindingType[];
  @Field(() => [String]) cautions!: readonly string[];
  @Field(() => [String], { description: 'What this assessor cannot judge.' }) limits!: readonly string[];
  @Field(() => NotMarkedType, { nullable: true }) notMarked!: NotMarkedType | null;
  @Field(() => PersonalizedFeedbackType) personalizedFeedback!: PersonalizedFeedbackType;
  @Field(() => String, { nullable: true }) grammarFeedback!: string | null;
  @Field(() => String, { nullable: true }) vocabularyFeedback!: string | null;
  @Field(() => String, { nullable: true }) pronunciationFeedback!: string | null;
  @Field(() => String, { nullable: true }) fluencyFeedback!: string | null;
  @Field(() => String) assessorName!: string;
  @Field(() => String) assessorVersion!: string;
  @Field(() => String, { nullable: true }) assessorModel!: string | null;
  @Field(() => String) rubricVersion!: string;
  @Field(() => String, { nullable: true }) promptVersion!: string | null;
}
