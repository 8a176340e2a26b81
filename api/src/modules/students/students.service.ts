import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { REST_LIST_MAX } from 'schema/rules/limits';
import { type StudentInput, studentSchema } from 'schema/rules/validation';
import type { Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import { type PageRequest, pageLimit, pageStart } from '../../paging.js';
import type { RateLimits } from '../../rate-limits.js';
import { searchPattern } from '../../search.js';
import { validated } from '../../validated.js';
import { recordAudit } from '../audit/record-audit.js';
import { deleteDiscarded, discardFiles } from '../housekeeping/discarded-files.js';
import {
  insertStudent,
  type StudentRow,
  studentRowsById,
  studentRowsOf,
  updateStudent,
} from './student.rows.js';
import { isProfileId } from './student-profile.id.js';
import { deleteStudent } from './student-removal.js';
import { mayTeach } from './students.policy.js';

/** A student as either door hands one in, unchecked. */
export type StudentDraft = { readonly [Field in keyof StudentInput]?: unknown };

const noSuchStudent = () => notFound('Student');
const addedAlready = () => conflict('You have already added a student with this email address.', 'email');

/** The students of the calling teacher; another teacher's are not there. */
export class StudentsService {
  constructor(
    private readonly storage: Storage,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Newest first; one row more than asked, where there are so many. @param search part of a name or address */
  async list(ctx: RequestContext, page: PageRequest, search: string | null = null): Promise<StudentRow[]> {
    const teacher = mayTeach(ctx);
    const pattern = searchPattern(search);
    const paging = { limit: pageLimit(page), after: pageStart(page, 'uuid') };
    return studentRowsOf(ctx.em, { teacherId: teacher.id, pattern, ...paging });
  }

  /** The whole REST list: the newest 500. */
  async listAll(ctx: RequestContext): Promise<StudentRow[]> {
    const teacher = mayTeach(ctx);
    return studentRowsOf(ctx.em, { teacherId: teacher.id, pattern: null, limit: REST_LIST_MAX, after: null });
  }

  /** @throws NOT_FOUND, for another teacher's student too */
  async get(ctx: RequestContext, id: string): Promise<StudentRow> {
    const teacher = mayTeach(ctx);
    const [student] = isProfileId(id) ? await studentRowsById(ctx.em, teacher.id, [id]) : [];
    if (!student) throw noSuchStudent();
    return student;
  }

  /** Those of the ids that are students of the caller, by id. */
  async getMany(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, StudentRow>> {
    const teacher = mayTeach(ctx);
    const students = await studentRowsById(ctx.em, teacher.id, ids.filter(isProfileId));
    return new Map(students.map((student) => [student.id, student]));
  }

  /** @throws RATE_LIMITED; BAD_USER_INPUT with the field; CONFLICT when one with this address is there already */
  async add(ctx: RequestContext, draft: StudentDraft): Promise<StudentRow> {
    const teacher = mayTeach(ctx);
    await this.limits.take(ctx, 'roster');
    const student = await validated(studentSchema, draft);
    const added = await insertStudent(ctx.em, teacher.id, student, this.clock.now());
    if (!added) throw addedAlready();
    return added;
  }

  /** Writes the entry anew. With another address it is an invitation to another person. */
  async update(ctx: RequestContext, id: string, draft: StudentDraft): Promise<StudentRow> {
    const teacher = mayTeach(ctx);
    await this.limits.take(ctx, 'roster');
    const student = await validated(studentSchema, draft);
    if (!isProfileId(id)) throw noSuchStudent();
    try {
      const updated = await updateStudent(ctx.em, teacher.id, id, student);
      if (!updated) throw noSuchStudent();
      return updated;
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? addedAlready() : error;
    }
  }

  /** Removes the entry and what was recorded for it: without the entry nobody could reach, or delete, a child's voice. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    const teacher = mayTeach(ctx);
    if (!isProfileId(id)) throw noSuchStudent();
    const audioKeys = await ctx.em.transactional(async (em) => {
      const removed = await deleteStudent(em, teacher.id, id);
      if (!removed) throw noSuchStudent();
      const subject = `student:${id}`;
      await recordAudit(em, {
        action: 'students.remove',
        actorId: teacher.id,
        subject,
        at: this.clock.now(),
      });
      await discardFiles(em, removed.audioKeys, this.clock.now());
      return removed.audioKeys;
    });
    await deleteDiscarded(ctx, this.storage, audioKeys);
  }
}
