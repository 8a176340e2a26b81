import { Form, Formik } from 'formik';
import { QUESTION_MAX_CHARACTERS } from 'schema/rules/limits';
import { TOASTS } from 'schema/rules/messages';
import { customQuestionSchema } from 'schema/rules/questions';
import { type BankQuestionFragment, useAddCustomQuestionMutation } from '../../generated/questions';
import { Field } from '../../ui/Field';
import { useToasts } from '../../ui/Toasts';
import { forgetQuestions } from './bankCache';
import { failureToast } from './failureToast';

/** The words of the question; everything else is given. */
export function CustomQuestionForm({ onAdded }: { onAdded: (question: BankQuestionFragment) => void }) {
  const toasts = useToasts();
  const [add] = useAddCustomQuestionMutation({ update: forgetQuestions });
  const submit = async (values: object) => {
    try {
      const { data } = await add({ variables: { input: customQuestionSchema.cast(values) } });
      if (data) onAdded(data.addCustomQuestion);
    } catch (error) {
      toasts.show(failureToast(error, TOASTS.addQuestionFailed));
    }
  };
  return (
    <Formik
      initialValues={{ text: '' }}
      validationSchema={customQuestionSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <p>
            Something that your teacher asked, or that you want to be able to talk about. One minute to speak.
          </p>
          <Field
            name="text"
            label="Your question"
            as="textarea"
            rows={3}
            maxLength={QUESTION_MAX_CHARACTERS.text}
            help="Only you see it. A new one takes the place of the one before."
          />
          <button type="submit" className="btn btn-primary w-100" disabled={isSubmitting}>
            {isSubmitting ? 'Adding...' : 'Add Question'}
          </button>
        </Form>
      )}
    </Formik>
  );
}
