import type { User } from '../../modules/users/user.entity.js';
import type { DemoStage } from './demo-stage.js';
import { DEMO_CLASS, INVITATION } from './demo-students.js';
import { loadAnswers } from './load-answers.js';

interface Cast {
  readonly teacher: User;
  /** Of another school. */
  readonly otherTeacher: User;
  readonly student: User;
}

/** The class of the demo's teacher, which the demo's student has joined; and an invitation that waits. */
export async function loadStudents(
  stage: DemoStage,
  { teacher, otherTeacher, student }: Cast,
): Promise<void> {
  const { studentInvitations, students } = stage.services;
  for (const { added, recorded, ...entry } of DEMO_CLASS) {
    stage.at(added);
    const { id } = await students.add(stage.as(teacher), entry);
    if (entry.email === student.email) {
      stage.at(INVITATION.accepted);
      await studentInvitations.accept(stage.as(student), id);
    }
    await loadAnswers(stage, teacher, id, recorded);
  }
  stage.at(INVITATION.fromElsewhere);
  const { firstName, lastName, email } = student;
  await students.add(stage.as(otherTeacher), { firstName, lastName, email, grade: 'Form 5' });
}
