import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { TranscriptSource } from 'schema/rules/choices';
import type { PartnerVoice, Phase, Speaker } from 'schema/rules/phases';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  ClientTranscriptSourceEnum,
  ConversationPhaseEnum,
  PartnerVoiceEnum,
  SpeakerEnum,
  TranscriptSourceEnum,
} from '../../graphql/enums.js';
import { UploadScalar } from '../../graphql/upload-scalar.js';

@ObjectType('ConversationTurn', {
  description: 'What one speaker says before the other takes over.',
  simpleResolvers: true,
})
export class ConversationTurnType {
  @Field(() => ID, { description: 'Of the turn.' }) id!: number;
  @Field(() => Int, { description: 'Place in the conversation; 1 is the greeting.' }) position!: number;
  @Field(() => ConversationPhaseEnum, { description: 'The phase that it was said in.' }) phase!: Phase;
  @Field(() => SpeakerEnum, { description: 'Who said it.' }) speaker!: Speaker;
  @Field(() => String, {
    nullable: true,
    description:
      'Null while nobody has written the recording down: sent again, with words or without, it is.',
  })
  text!: string | null;
  @Field(() => TranscriptSourceEnum, {
    nullable: true,
    description: 'Who wrote the words of the student down; null for the partner.',
  })
  transcriptSource!: TranscriptSource | null;
  @Field(() => Float, { description: 'Seconds, measured by the server; 0 for a typed turn and the partner.' })
  duration!: number;
  @Field(() => PartnerVoiceEnum, {
    nullable: true,
    description: 'Who worded a turn of the partner; null for the student.',
  })
  madeBy!: PartnerVoice | null;
  @Field(() => Int, { nullable: true, description: 'Index of the point that a turn of the partner covers.' })
  coveredPoint!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'As its client chose it, by which a device knows its own turn again; null for the partner.',
  })
  clientKey!: string | null;
  @Field(() => Date, { description: 'When it arrived.' }) createdAt!: Date;
}

@ObjectType('PartnerReplyPiece', {
  description: "Of the partner's reply while it is made: a sentence, or last the turn.",
  simpleResolvers: true,
})
export class PartnerReplyPieceType {
  @Field(() => String, {
    nullable: true,
    description: 'One whole sentence, fair already: it may be spoken. Null in the last piece.',
  })
  sentence!: string | null;
  @Field(() => ConversationTurnType, {
    nullable: true,
    description: 'The stored turn, whose text is all sentences. Null in all pieces but the last.',
  })
  turn!: ConversationTurnType | null;
}

@ObjectType('ConversationPoint', { description: 'A concept of the mind map.', simpleResolvers: true })
export class ConversationPointType {
  @Field(() => Int, { description: 'Place on the mind map, from 0.' }) index!: number;
  @Field(() => String, { description: 'The concept.' }) text!: string;
  @Field(() => Boolean, { description: 'Marked by the student in this phase; it counts for no marks.' })
  coveredByStudent!: boolean;
  @Field(() => Boolean, { description: "Found in the partner's words in this phase." })
  coveredByPartner!: boolean;
}

@ObjectType('Conversation', {
  description: 'A Part 3 session: a talk with the AI partner in three phases.',
  simpleResolvers: true,
})
export class ConversationType {
  @Field(() => ID, { description: 'Of the session that it is.' }) sessionId!: number;
  @Field(() => ID, { nullable: true, description: 'Null once the question is deleted.' })
  questionId!: number | null;
  @Field(() => ID, { nullable: true, description: 'For a teacher: the student who speaks.' })
  studentProfileId!: string | null;
  @Field(() => String, { description: 'The question as it was asked.' }) questionText!: string;
  @Field(() => String, { description: 'What it is about, as a noun phrase.' }) topic!: string;
  @Field(() => ConversationPhaseEnum, { description: 'Where it stands.' }) phase!: Phase;
  @Field(() => String, { nullable: true, description: 'Opens the second phase.' })
  decisionQuestion!: string | null;
  @Field(() => String, { nullable: true, description: 'Opens the third phase.' }) hotsQuestion!:
    | string
    | null;
  @Field(() => Boolean, { description: 'Not handed in yet: in no list and in no statistics.' })
  isOpen!: boolean;
  @Field(() => [ConversationPointType], { description: 'The mind map: at most six.' })
  points!: readonly ConversationPointType[];
  @Field(() => [ConversationTurnType], { description: 'In order, from the greeting on.' })
  turns!: readonly ConversationTurnType[];
  @Field(() => Int, { description: 'Seconds of the student in this phase.' }) spokenSeconds!: number;
  @Field(() => Int, { description: 'Seconds that the student is to speak in this phase.' })
  targetSeconds!: number;
  @Field(() => Boolean, { description: 'The student has spoken as long as asked for in this phase.' })
  isTargetReached!: boolean;
  @Field(() => Boolean, { description: 'Two covered points or four turns in this phase.' }) isReady!: boolean;
  @Field(() => Boolean, { description: 'The viewer may go on to the next phase.' }) canAdvance!: boolean;
  @Field(() => Boolean, { description: 'The viewer may hand it in: enough turns and words are there.' })
  canAssess!: boolean;
  @Field(() => Date, { description: 'When it was opened.' }) createdAt!: Date;
  @Field(() => Date, { description: 'When somebody last said something.' }) lastTurnAt!: Date;
}

@InputType({ description: 'A fresh conversation on a topic.' })
export class StartConversationInput {
  @Field(() => ID, { description: 'A question of Part 3.' }) questionId!: string;
  @Field(() => String, { nullable: true, description: '"ai_partner" or "initiator"; kept as sent.' })
  conversationRole?: string | null;
  @Field(() => ID, { nullable: true, description: 'For teachers: the student who will speak.' })
  studentProfileId?: string | null;
}

@InputType({ description: "The student's turn: recorded, or typed." })
export class SubmitTurnInput {
  @Field(() => ID, { description: 'Of the open conversation.' }) sessionId!: string;
  @Field(() => String, {
    description: 'Chosen by the client, unique per turn: sending again never makes a second turn.',
  })
  clientKey!: string;
  @Field(() => ConversationPhaseEnum, {
    nullable: true,
    description: 'Where the client thinks that the conversation stands; CONFLICT when it has gone on.',
  })
  phase?: Phase | null;
  @Field(() => UploadScalar, {
    nullable: true,
    description: 'webm or ogg with Opus, or WAV, of at most 150 s. Left out for a typed turn.',
  })
  audio?: Promise<FileUpload> | null;
  @Field(() => String, { nullable: true, description: 'The words, heard by the browser or typed.' })
  transcription?: string | null;
  @Field(() => ClientTranscriptSourceEnum, { nullable: true, description: 'Where these words are from.' })
  transcriptSource?: 'browser' | 'typed' | null;
}
