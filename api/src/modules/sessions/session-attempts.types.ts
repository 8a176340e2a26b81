import type { SessionState, TranscriptSource } from 'schema/rules/choices';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SessionStateEnum, TranscriptSourceEnum } from '../../graphql/enums.js';
import { FeedbackType } from '../assessment/feedback.types.js';

export const ImprovedAnswerStateEnum = { awaited: 'awaited', failed: 'failed', written: 'written' } as const;
registerEnumType(ImprovedAnswerStateEnum, {
  name: 'ImprovedAnswerState',
  description: 'Whether there is a better version of an answer.',
  valuesConfig: {
    awaited: { description: 'A provider is being asked.' },
    failed: { description: 'None came that could be used.' },
    written: { description: 'There is one.' },
  },
});

@ObjectType('ImprovedAnswer', {
  description: "The student's own answer as it could be said next time, by a language model.",
  simpleResolvers: true,
})
export class ImprovedAnswerType {
  @Field(() => ImprovedAnswerStateEnum, { description: 'Whether it is there.' })
  state!: keyof typeof ImprovedAnswerStateEnum;
  @Field(() => String, { nullable: true, description: 'The same ideas in better words; null until written.' })
  text?: string | null;
  @Field(() => String, { nullable: true, description: 'Which model wrote it.' }) model?: string | null;
  @Field(() => String, { nullable: true, description: 'Of the prompt that it was asked with.' })
  promptVersion?: string | null;
}

@ObjectType('Attempt', {
  description: 'One marking of a session, with the words that were marked. Each is kept.',
  simpleResolvers: true,
})
export class AttemptType {
  @Field(() => Int, { description: 'Counts what was asked for; the number of one that failed is skipped.' })
  attempt!: number;
  @Field(() => Date, { description: 'When the result was stored.' }) createdAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'The words that were marked; of a conversation, lines of "speaker: text".',
  })
  transcription!: string | null;
  @Field(() => TranscriptSourceEnum, { nullable: true, description: 'Where these words came from.' })
  transcriptSource!: TranscriptSource | null;
  @Field(() => FeedbackType, { description: 'The result with its evidence.' }) feedback!: FeedbackType;
  @Field(() => ImprovedAnswerType, {
    nullable: true,
    description: 'Null where no provider is asked for one.',
  })
  improvedAnswer!: ImprovedAnswerType | null;
}

@ObjectType('QuestionAnswer', {
  description: "One of a speaker's answers to one question.",
  simpleResolvers: true,
})
export class QuestionAnswerType {
  @Field(() => ID, { description: 'Of its session.' }) sessionId!: number;
  @Field(() => Date, { description: 'When it was accepted.' }) createdAt!: Date;
  @Field(() => SessionStateEnum, { description: 'How far its marking is.' }) state!: SessionState;
  @Field(() => Float, { nullable: true, description: 'Sum of the bands; null: not marked (yet).' })
  overallScore!: number | null;
  @Field(() => Int, { description: '12 for Part 2, 18 for Part 3.' }) maximumScore!: number;
}

@ObjectType('SpokenWords', {
  description: 'When words of the transcript were said.',
  simpleResolvers: true,
})
export class SpokenWordsType {
  @Field(() => Int, { description: 'First character in the transcription.' }) start!: number;
  @Field(() => Int, { description: 'The character after the last.' }) end!: number;
  @Field(() => Float, { description: 'Seconds from the beginning of the recording.' }) from!: number;
  @Field(() => Float, { description: 'Where they end.' }) to!: number;
}

@InputType({ description: 'A turn of the student in other words.' })
export class CorrectedTurnInput {
  @Field(() => Int, { description: 'Place in the conversation; 1 is the greeting.' }) position!: number;
  @Field(() => String, { description: 'What was said, at most 5000 characters.' }) text!: string;
}

@InputType({ description: 'What was said, put right: the whole answer, or turns of a conversation.' })
export class CorrectTranscriptInput {
  @Field(() => ID, { description: 'Of a session whose `canCorrect` is true.' }) sessionId!: string;
  @Field(() => String, { nullable: true, description: 'Of an answer: all of it, at most 5000 characters.' })
  text?: string | null;
  @Field(() => [CorrectedTurnInput], {
    nullable: true,
    description: 'Of a conversation: turns of the student. The others stay as they are.',
  })
  turns?: CorrectedTurnInput[] | null;
}
