import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { pageRequest } from '../../graphql/connection.js';
import type { StudentsService } from './students.service.js';
import { StudentConnection, StudentInput, StudentsArgs, StudentType } from './students.types.js';

@Resolver()
export class StudentsResolver {
  constructor(private readonly service: StudentsService) {}

  @AccessTo('teacher')
  @Query(() => StudentConnection, { description: 'Students of the viewer, a teacher; newest first.' })
  async students(@Args(() => StudentsArgs) args: StudentsArgs, @Ctx() ctx: RequestContext) {
    const students = await this.service.list(ctx, pageRequest(args), args.search);
    return new StudentConnection(students, args.first);
  }

  @AccessTo('teacher')
  @Query(() => StudentType, { description: 'One student of the viewer, a teacher.' })
  student(
    @Arg('id', () => ID, { description: 'Of a student of the viewer.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<StudentType> {
    return this.service.get(ctx, id);
  }

  @AccessTo('teacher')
  @Mutation(() => StudentType, {
    description: 'Adds a student, who may join with the account of that verified address.',
  })
  addStudent(
    @Arg('input', () => StudentInput, { description: 'The student.' }) input: StudentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<StudentType> {
    return this.service.add(ctx, input);
  }

  @AccessTo('teacher')
  @Mutation(() => StudentType, {
    description: 'Writes the entry anew. With another address it is an invitation to another person.',
  })
  updateStudent(
    @Arg('id', () => ID, { description: 'Of a student of the viewer.' }) id: string,
    @Arg('input', () => StudentInput, { description: 'The whole entry.' }) input: StudentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<StudentType> {
    return this.service.update(ctx, id, input);
  }

  @AccessTo('teacher')
  @Mutation(() => ID, {
    description: 'Removes a student and every session recorded for them, for good. Answers the id.',
  })
  async removeStudent(
    @Arg('id', () => ID, { description: 'Of a student of the viewer.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    await this.service.remove(ctx, id);
    return id;
  }
}
