import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { PartType, SessionState, TranscriptSource } from 'schema/rules/choices';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/connection.js';
import {
  ClientTranscriptSourceEnum,
  PartTypeEnum,
  SessionStateEnum,
  TranscriptSourceEnum,
} from '../../graphql/enums.js';
import { UploadScalar } from '../../graphql/upload-scalar.js';

@ObjectType('Session', { description: 'One marked piece of practice.', simpleResolvers: true })
export class SessionType {
  @Field(() => ID) id!: number;
  @Field(() => PartTypeEnum) partType!: PartType;
  @Field(() => String, {
    nullable: true,
    description: '"conversation" for a Part 3 conversation; null for Part 2.',
  })
  sessionType!: string | null;
  @Field(() => String, { description: 'The question as it was asked.' }) questionText!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int, { description: 'Seconds, measured by the server; 0 for a typed answer.' })
  duration!: number;
  @Field(() => SessionStateEnum) state!: SessionState;
  @Field(() => String, {
    nullable: true,
    description: 'Why it waits, failed or was not marked; for the student.',
  })
  stateReason!: string | null;
  @Field(() => Float, { nullable: true }) grammarScore!: number | null;
  @Field(() => Float, { nullable: true }) vocabularyScore!: number | null;
  @Field(() => Float, { nullable: true }) communicativeScore!: number | null;
  @Field(() => Float, { nullable: true, description: 'Sum of the bands; null: not marked (yet).' })
  overallScore!: number | null;
  @Field(() => String, { nullable: true }) transcription!: string | null;
  @Field(() => TranscriptSourceEnum, { nullable: true }) transcriptSource!: TranscriptSource | null;
}

export const SessionConnection = connectionOf(SessionType, 'Session');

@InputType({ description: 'An answer to a question: recorded, or typed.' })
export class SubmitSessionInput {
  @Field(() => ID) questionId!: string;
  @Field(() => String, {
    description: 'Chosen by the client, unique per answer: sending again never makes a second session.',
  })
  clientKey!: string;
  @Field(() => UploadScalar, {
    nullable: true,
    description: 'A WAV file of at most 90 s. Left out for a typed answer.',
  })
  audio?: Promise<FileUpload> | null;
  @Field(() => String, { nullable: true }) transcription?: string | null;
  @Field(() => ClientTranscriptSourceEnum, { nullable: true }) transcriptSource?: 'browser' | 'typed' | null;
}
