import { Form, Formik } from 'formik';
import { Sparkles } from 'lucide-react';
import { DEFAULT_DIFFICULTY, DIFFICULTIES, DIFFICULTY_CEFR, PART_TYPES, THEMES } from 'schema/rules/choices';
import { TOASTS } from 'schema/rules/messages';
import { GENERATED_QUESTIONS, generationSchema } from 'schema/rules/questions';
import { useGenerateQuestionsMutation } from '../../generated/questions';
import { Field } from '../../ui/Field';
import { Spinner } from '../../ui/Spinner';
import { useToasts } from '../../ui/Toasts';
import { forgetQuestions } from './bankCache';
import { failureToast } from './failureToast';
import type { Generated } from './GenerateDialog';
import type { QuestionFilters } from './questionFilters';
import { PART_NAMES } from './questionWords';

const COUNTS = Array.from(
  { length: GENERATED_QUESTIONS.max - GENERATED_QUESTIONS.min + 1 },
  (_, place) => GENERATED_QUESTIONS.min + place,
);

interface GenerationFormProps {
  filters: QuestionFilters;
  onGenerated: (generated: Generated) => void;
}

/** What questions are wanted. */
export function GenerationForm({ filters, onGenerated }: GenerationFormProps) {
  const toasts = useToasts();
  const [generate] = useGenerateQuestionsMutation({ update: forgetQuestions });
  const submit = async (values: object) => {
    const input = generationSchema.cast(values);
    try {
      const { data } = await generate({ variables: { input } });
      if (data) onGenerated({ ...data.generateQuestions, asked: input.count });
    } catch (error) {
      toasts.show(failureToast(error, TOASTS.generateFailed));
    }
  };
  return (
    <Formik
      initialValues={{
        partType: filters.partType ?? PART_TYPES[0],
        difficulty: filters.difficulty ?? DEFAULT_DIFFICULTY,
        theme: filters.theme ?? THEMES[0],
        count: String(GENERATED_QUESTIONS.default),
      }}
      validationSchema={generationSchema}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <div className="row">
            <div className="col-sm-6">
              <Field name="partType" label="Part" as="select">
                {PART_TYPES.map((part) => (
                  <option key={part} value={part}>
                    {PART_NAMES[part]}
                  </option>
                ))}
              </Field>
            </div>
            <div className="col-sm-6">
              <Field name="difficulty" label="Difficulty" as="select">
                {DIFFICULTIES.map((difficulty) => (
                  <option key={difficulty} value={difficulty}>
                    {difficulty} ({DIFFICULTY_CEFR[difficulty]})
                  </option>
                ))}
              </Field>
            </div>
            <div className="col-sm-8">
              <Field name="theme" label="Theme" as="select">
                {THEMES.map((theme) => (
                  <option key={theme} value={theme}>
                    {theme}
                  </option>
                ))}
              </Field>
            </div>
            <div className="col-sm-4">
              <Field name="count" label="How many" as="select">
                {COUNTS.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </Field>
            </div>
          </div>
          <p className="soft small">
            They are for you alone until a teacher verifies them. You can practise them at once.
          </p>
          <button type="submit" className="btn btn-primary w-100" disabled={isSubmitting}>
            {isSubmitting ? <Spinner small label="" /> : <Sparkles size={18} aria-hidden="true" />}
            {isSubmitting ? 'Generating...' : 'Generate'}
          </button>
        </Form>
      )}
    </Formik>
  );
}
