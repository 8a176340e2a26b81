import { GRADE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from 'schema/rules/limits';
import { Field } from '../../ui/Field';
import { ValidatedForm } from '../../ui/ValidatedForm';

interface StudentFormProps {
  id: string;
  /** Grades that the teacher has used before. */
  grades: readonly string[];
  emailHelp: string;
}

/** What a teacher writes down of a student (§6). */
export const StudentForm = ({ id, grades, emailHelp }: StudentFormProps) => (
  <ValidatedForm id={id}>
    <Field name="firstName" label="First name" autoComplete="off" maxLength={NAME_MAX_CHARACTERS} />
    <Field name="lastName" label="Last name" autoComplete="off" maxLength={NAME_MAX_CHARACTERS} />
    <Field name="email" label="E-mail address" type="email" autoComplete="off" help={emailHelp} />
    <Field
      name="grade"
      label="Grade (optional)"
      autoComplete="off"
      maxLength={GRADE_MAX_CHARACTERS}
      suggestions={grades}
      help="As you call the class, such as Form 4 Bestari."
    />
  </ValidatedForm>
);
