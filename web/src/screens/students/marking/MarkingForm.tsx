import { useFormikContext } from 'formik';
import { type FormEvent, useRef } from 'react';
import { TEACHER_COMMENT_MAX_CHARACTERS, type TeacherMark } from 'schema/rules/teacher-marks';
import { Field } from '../../../ui/Field';
import { BandField } from './BandField';

export interface MarkingValues {
  readonly marks: readonly TeacherMark[];
  readonly comment: string;
}

/** Each criterion of the part, then the comment. What is refused leads to the first that is missing. */
export function MarkingForm({ id }: { id: string }) {
  const { values, handleSubmit, validateForm } = useFormikContext<MarkingValues>();
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    handleSubmit(event);
    const { marks } = await validateForm();
    if (!Array.isArray(marks)) return;
    const missing = marks.findIndex((fault) => fault !== undefined && fault !== null);
    const group = form.current?.querySelectorAll('fieldset')[missing];
    group?.querySelector<HTMLInputElement>('input[type="text"], input.form-control, input')?.focus();
  };
  return (
    <form id={id} ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {values.marks.map(({ criterion }, index) => (
        <BandField key={criterion} criterion={criterion} name={`marks[${index}]`} />
      ))}
      <Field
        name="comment"
        label="Comment for the student (optional)"
        as="textarea"
        rows={4}
        maxLength={TEACHER_COMMENT_MAX_CHARACTERS}
        help="What went well, and the one thing to work on next."
      />
    </form>
  );
}
