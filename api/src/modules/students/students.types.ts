import type { InvitationState } from 'schema/rules/choices';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '../../graphql/connection.js';
import { InvitationStateEnum } from '../../graphql/enums.js';

@ObjectType('Student', { description: "A teacher's entry for a student.", simpleResolvers: true })
export class StudentType {
  @Field(() => ID, { description: 'The `studentProfileId` of sessions that are recorded for this student.' })
  id!: string;
  @Field(() => String, { description: 'Given name.' }) firstName!: string;
  @Field(() => String, { description: 'Family name, or a father’s name.' }) lastName!: string;
  @Field(() => String, { description: 'Address of the account that may join; lower case.' }) email!: string;
  @Field(() => String, { nullable: true, description: 'As the teacher calls it, such as "Form 4".' })
  grade!: string | null;
  @Field(() => Boolean, { description: 'The student accepted the invitation.' }) hasJoined!: boolean;
  @Field(() => Date, { description: 'When the teacher added the student.' }) createdAt!: Date;
}

export const StudentConnection = connectionOf(StudentType, 'Student');

@ArgsType()
export class StudentsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of a name or of an e-mail address.' })
  search?: string | null;
}

@InputType({ description: 'A student as a teacher writes one down.' })
export class StudentInput {
  @Field(() => String, { description: 'At most 100 characters.' }) firstName!: string;
  @Field(() => String, { description: 'At most 100 characters.' }) lastName!: string;
  @Field(() => String, { description: 'Each student of a teacher has another one.' }) email!: string;
  @Field(() => String, { nullable: true, description: 'At most 50 characters.' }) grade?: string | null;
}

@ObjectType('StudentInvitation', {
  description:
    "A teacher's entry for the viewer, known by the verified address. It opens nothing until accepted.",
  simpleResolvers: true,
})
export class StudentInvitationType {
  @Field(() => ID, { description: 'The same as the id of the `Student`.' }) id!: string;
  @Field(() => String, { description: 'Or the address, where the teacher gave no name.' })
  teacherName!: string;
  @Field(() => String, { nullable: true, description: 'School or institution of the teacher.' })
  teacherInstitution!: string | null;
  @Field(() => String, { description: 'Of the student, as the teacher wrote it.' }) firstName!: string;
  @Field(() => String, { description: 'Of the student, as the teacher wrote it.' }) lastName!: string;
  @Field(() => InvitationStateEnum, { description: 'What the viewer answered.' }) state!: InvitationState;
  @Field(() => Int, {
    description: 'How many sessions the teacher has recorded for the viewer, accepted or not.',
  })
  sessionCount!: number;
  @Field(() => Date, { description: 'When the teacher added the student.' }) createdAt!: Date;
}

export const StudentInvitationConnection = connectionOf(StudentInvitationType, 'StudentInvitation');
