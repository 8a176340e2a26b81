import type { AssessmentFlag, Criterion } from 'schema/rules/choices';
import type { Phase } from 'schema/rules/phases';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { AssessmentFlagEnum, ConversationPhaseEnum, CriterionEnum } from '../../graphql/enums.js';
import { SPEECH_MEASURES } from './measure/typical-speech.js';
import { TALK_MOVES } from './talk/talk.types.js';

@ObjectType('CriterionMark', { description: 'One band, with how sure it is and why.' })
export class CriterionMarkType {
  @Field(() => CriterionEnum, { description: 'What the band is for.' }) criterion!: Criterion;
  @Field(() => Int, { nullable: true, description: '0–6; null: not judged, and the reasons say why.' }) band!:
    | number
    | null;
  @Field(() => Int, { description: 'Lower end of the likely range.' }) low!: number;
  @Field(() => Int, { description: 'Upper end of the likely range.' }) high!: number;
  @Field(() => [String], { description: "Why, with the student's own words." }) reasons!: readonly string[];
  @Field(() => String, { description: 'The one thing that would lift the band.' }) lift!: string;
}

@ObjectType('Finding', { description: "One error in the student's own words." })
export class FindingType {
  @Field(() => String, { description: 'Kind of error.' }) kind!: string;
  @Field(() => String, { description: "The student's own words." }) quote!: string;
  @Field(() => Int, { description: 'First character of the quote in the transcription.' }) start!: number;
  @Field(() => Int, { description: 'The character after the quote.' }) end!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The words put right; null where there is more than one way.',
  })
  correction!: string | null;
  @Field(() => String, { description: 'Why it is an error.' }) reason!: string;
}

@ObjectType('FluencyEstimate', { description: 'Measured from the sound; feedback, never a mark.' })
export class FluencyEstimateType {
  @Field(() => Float, { description: '0–6.' }) band!: number;
  @Field(() => Float, { description: 'Lower end of the likely range.' }) low!: number;
  @Field(() => Float, { description: 'Upper end of the likely range.' }) high!: number;
}

@ObjectType('Measurements', {
  description: 'Measured from the samples of the recording and from the transcript.',
})
export class MeasurementsType {
  @Field(() => Float, { description: 'Of the recording.' }) durationSeconds!: number;
  @Field(() => Float, { description: 'Without the pauses.' }) speechSeconds!: number;
  @Field(() => Int, { description: 'Counted in the sound.' }) syllables!: number;
  @Field(() => Float, { description: 'Syllables per second of speech, pauses left out.' })
  articulationRate!: number;
  @Field(() => Float, { description: 'Syllables per second, pauses included.' }) speechRate!: number;
  @Field(() => Float, { description: 'Silent pauses of 0.25 s or more.' }) pausesPerMinute!: number;
  @Field(() => Float, { description: 'The longest of them.' }) longestPauseSeconds!: number;
  @Field(() => Float, { description: 'How far the voice stands above the noise.' }) signalToNoiseDb!: number;
  @Field(() => Float, { nullable: true, description: 'Null where nobody wrote the words down.' })
  wordsPerMinute!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: '“Um”, “uh” and the like; null where nobody wrote the words down.',
  })
  fillersPerMinute!: number | null;
}

@ObjectType('TypicalValue', { description: 'What is typical for a band.' })
export class TypicalValueType {
  @Field(() => Int, { description: '2–6.' }) band!: number;
  @Field(() => Float, { description: 'In the unit of the measure.' }) value!: number;
}

@ObjectType('SpeechMeasure', { description: 'One measured value and what it means; never a mark.' })
export class SpeechMeasureType {
  @Field(() => String, { description: `One of ${SPEECH_MEASURES.join(', ')}.` }) name!: string;
  @Field(() => Float, { description: 'As in the measurements.' }) value!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Whose value lies nearest; null where bands do not tell.',
  })
  closestBand!: number | null;
  @Field(() => [TypicalValueType], { description: 'From low to high bands; empty where bands do not tell.' })
  typical!: readonly TypicalValueType[];
  @Field(() => String, {
    description:
      'Where the typical values come from: measured (training data), adjusted (moved to free speech) or guidance.',
  })
  source!: string;
  @Field(() => String, { description: 'One sentence for the student.' }) meaning!: string;
}

@ObjectType('NotMarked', { description: 'Why an answer was not marked. Not marked is never 0.' })
export class NotMarkedType {
  @Field(() => String, {
    description: 'silent, noise, tooShort, tooFewWords, tooFewTurns, notEnglish, noTranscript.',
  })
  reason!: string;
  @Field(() => String, { description: 'For the student.' }) because!: string;
  @Field(() => String, { description: 'What to do now.' }) advice!: string;
}

@ObjectType('PersonalizedFeedback', {
  description: 'The sections of the feedback; an empty one is not shown.',
})
export class PersonalizedFeedbackType {
  @Field(() => String, { nullable: true, description: 'Whether the answer is about the question.' })
  topicRelevance!: string | null;
  @Field(() => String, { nullable: true, description: 'CEFR level, about.' }) proficiencyLevel!:
    | string
    | null;
  @Field(() => [String], { description: 'What went well.' }) strengths!: readonly string[];
  @Field(() => [String], { description: 'What was said, and how it is better.' })
  specificExamples!: readonly string[];
  @Field(() => [String], { description: 'Kinds of errors, with their places.' })
  grammarAnalysis!: readonly string[];
  @Field(() => [String], { description: 'What the words show.' }) vocabularyAssessment!: readonly string[];
  @Field(() => [String], { description: 'Words to choose in place of worn ones.' })
  vocabularyImprovements!: readonly string[];
  @Field(() => [String], { description: 'Phrases to try.' }) suggestedPhrases!: readonly string[];
  @Field(() => [String], { description: 'Part 3: how the talk went.' })
  communicativeCompetence!: readonly string[];
  @Field(() => [String], { description: 'Words to practise; single sounds are not judged.' })
  pronunciationGuidance!: readonly string[];
  @Field(() => [String], { description: 'What to do next.' }) improvementRecommendations!: readonly string[];
}

@ObjectType('CountedMove', { description: 'What the student did in a conversation, and how often.' })
export class CountedMoveType {
  @Field(() => String, { description: `One of ${TALK_MOVES.join(', ')}.` }) move!: string;
  @Field(() => Int, { description: 'Sentences that do it.' }) count!: number;
  @Field(() => [String], { description: "The student's own words, at most two." }) quotes!: readonly string[];
}

@ObjectType('CoveredPoint', { description: 'A concept of the mind map, by who spoke of it.' })
export class CoveredPointType {
  @Field(() => String, { description: 'The concept.' }) point!: string;
  @Field(() => Boolean, { description: "Found in the student's words." }) byStudent!: boolean;
  @Field(() => Boolean, { description: "Found in the partner's words." }) byPartner!: boolean;
}

@ObjectType('PhaseSummary', { description: 'One phase of a conversation.' })
export class PhaseSummaryType {
  @Field(() => ConversationPhaseEnum, { description: 'Which one.' }) phase!: Phase;
  @Field(() => Int, { description: 'Turns of the student.' }) studentTurns!: number;
  @Field(() => Int, { nullable: true, description: 'Of the student; null where nothing was recorded.' })
  spokenSeconds!: number | null;
  @Field(() => Int, { description: 'What the student was to speak.' }) targetSeconds!: number;
  @Field(() => String, { description: 'What went on, and what to try.' }) remark!: string;
}

@ObjectType('TakenUp', { description: "How often the student answers the partner's words." })
export class TakenUpType {
  @Field(() => Int, { description: 'Turns of the student that take up the words before them.' })
  turns!: number;
  @Field(() => Int, { description: 'Turns of the student that could.' }) of!: number;
}

@ObjectType('TalkSummary', { description: 'What was counted in a conversation, by rules.' })
export class TalkSummaryType {
  @Field(() => [CountedMoveType], { description: 'Every kind of move, also those that were not made.' })
  moves!: readonly CountedMoveType[];
  @Field(() => [CoveredPointType], { description: 'Every concept of the mind map.' })
  points!: readonly CoveredPointType[];
  @Field(() => Int, { description: 'Turns of the student.' }) studentTurns!: number;
  @Field(() => Int, { description: 'Turns of the partner, the openings included.' }) partnerTurns!: number;
  @Field(() => Int, { description: 'Words of the student.' }) studentWords!: number;
  @Field(() => Int, { description: 'Words of the partner.' }) partnerWords!: number;
  @Field(() => TakenUpType, { description: "How often the student answers the partner's words." })
  takenUp!: TakenUpType;
  @Field(() => [PhaseSummaryType], { description: 'The phases that the student spoke in.' })
  phases!: readonly PhaseSummaryType[];
}

@ObjectType('CriterionCalibration', {
  description: 'How the bands of one criterion were moved to what teachers give.',
  simpleResolvers: true,
})
export class CriterionCalibrationType {
  @Field(() => CriterionEnum, { description: 'Whose band.' }) criterion!: Criterion;
  @Field(() => ID, { description: 'Of the calibration.' }) id!: number;
  @Field(() => String, { description: 'The day it was fitted, as `YYYY-MM-DD`.' }) fittedOn!: string;
  @Field(() => Int, { description: 'How many answers, marked by teachers too, it was fitted on.' })
  answers!: number;
}

@ObjectType('Feedback', { description: 'The result of an assessment, with its evidence.' })
export class FeedbackType {
  @Field(() => [CriterionMarkType], { description: 'One for each criterion of the part.' })
  marks!: readonly CriterionMarkType[];
  @Field(() => Float, { nullable: true, description: 'Sum of the bands; null: not marked.' }) totalScore!:
    | number
    | null;
  @Field(() => Int, { description: '12 for Part 2, 18 for Part 3.' }) totalMaximum!: number;
  @Field(() => FluencyEstimateType, { nullable: true, description: 'Null where nothing was recorded.' })
  fluency!: FluencyEstimateType | null;
  @Field(() => MeasurementsType, { nullable: true, description: 'Null where nothing was recorded.' })
  measurements!: MeasurementsType | null;
  @Field(() => [SpeechMeasureType], { description: 'What was measured and what it means; empty when typed.' })
  speech!: readonly SpeechMeasureType[];
  @Field(() => [FindingType], { description: 'Errors with their places.' }) findings!: readonly FindingType[];
  @Field(() => [String], { description: 'Doubts that go with the result; they change no mark.' })
  cautions!: readonly string[];
  @Field(() => [AssessmentFlagEnum], { description: 'Why a teacher should look at it; mostly empty.' })
  flags!: readonly AssessmentFlag[];
  @Field(() => [String], { description: 'What this assessor cannot judge.' }) limits!: readonly string[];
  @Field(() => NotMarkedType, { nullable: true, description: 'Null when it was marked.' })
  notMarked!: NotMarkedType | null;
  @Field(() => TalkSummaryType, { nullable: true, description: 'Null but for a conversation.' })
  talk!: TalkSummaryType | null;
  @Field(() => PersonalizedFeedbackType, { description: 'The sections to read.' })
  personalizedFeedback!: PersonalizedFeedbackType;
  @Field(() => String, { nullable: true, description: 'The reasons of the grammar band in one text.' })
  grammarFeedback!: string | null;
  @Field(() => String, { nullable: true, description: 'The reasons of the vocabulary band in one text.' })
  vocabularyFeedback!: string | null;
  @Field(() => String, { nullable: true, description: 'The pronunciation guidance in one text.' })
  pronunciationFeedback!: string | null;
  @Field(() => String, { nullable: true, description: 'What was measured, in words.' }) fluencyFeedback!:
    | string
    | null;
  @Field(() => String, { description: 'built-in or model.' }) assessorName!: string;
  @Field(() => String, { description: 'Of the assessor.' }) assessorVersion!: string;
  @Field(() => String, { nullable: true, description: 'Of the provider; null for the built-in assessor.' })
  assessorModel!: string | null;
  @Field(() => String, { description: 'Results of different versions are not averaged together.' })
  rubricVersion!: string;
  @Field(() => String, { nullable: true, description: 'Null for the built-in assessor.' }) promptVersion!:
    | string
    | null;
  @Field(() => [CriterionCalibrationType], {
    description: 'For each criterion whose band was calibrated; mostly empty.',
  })
  calibrations!: readonly CriterionCalibrationType[];
}
