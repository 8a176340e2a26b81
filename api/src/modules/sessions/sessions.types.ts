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
  @Field(() => ID, { description: 'An integer.' }) id!: number;
  @Field(() => PartTypeEnum, { description: 'Part of the exam.' }) partType!: PartType;
  @Field(() => String, {
    nullable: true,
    description: '"conversation" for a Part 3 conversation, an older name of a phase, or null for Part 2.',
  })
  sessionType!: string | null;
  @Field(() => ID, { nullable: true, description: 'An integer; null once the question is deleted.' })
  questionId!: number | null;
  @Field(() => String, { description: 'The question as it was asked.' }) questionText!: string;
  @Field(() => Date, { description: 'When the answer was accepted.' }) createdAt!: Date;
  @Field(() => Int, { description: 'Seconds, measured by the server; 0 for a typed answer.' })
  duration!: number;
  @Field(() => SessionStateEnum, { description: 'How far the marking is.' }) state!: SessionState;
  @Field(() => String, {
    nullable: true,
    description: 'Why it waits, failed or was not marked; for the student.',
  })
  stateReason!: string | null;
  @Field(() => Float, { nullable: true, description: 'Band 0–6; null: not judged.' })
  grammarScore!: number | null;
  @Field(() => Float, { nullable: true, description: 'Band 0–6; null: not judged.' })
  vocabularyScore!: number | null;
  @Field(() => Float, { nullable: true, description: 'Band 0–6 in Part 3; null: not judged.' })
  communicativeScore!: number | null;
  @Field(() => Float, { nullable: true, description: 'Sum of the bands; null: not marked (yet).' })
  overallScore!: number | null;
  @Field(() => TranscriptSourceEnum, { nullable: true, description: 'Where the words came from.' })
  transcriptSource!: TranscriptSource | null;
}

export const SessionConnection = connectionOf(SessionType, 'Session');

@InputType({ description: 'An answer to a question: recorded, or typed.' })
export class SubmitSessionInput {
  @Field(() => ID, { description: "-1 is the viewer's newest custom question." }) questionId!: string;
  @Field(() => String, {
    description: 'Chosen by the client, unique per answer: sending again never makes a second session.',
  })
  clientKey!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      "For teachers: the student who spoke. The session is then in that student's list, not in one's own.",
  })
  studentProfileId?: string | null;
  @Field(() => UploadScalar, {
    nullable: true,
    description: 'A WAV file of at most 90 s. Left out for a typed answer.',
  })
  audio?: Promise<FileUpload> | null;
  @Field(() => String, { nullable: true, description: 'The words of the answer, at most 5000 characters.' })
  transcription?: string | null;
  @Field(() => ClientTranscriptSourceEnum, {
    nullable: true,
    description:
      'How the client got the words; left out beside a recording: sent by the client, nobody knows how.',
  })
  transcriptSource?: 'browser' | 'typed' | null;
}
