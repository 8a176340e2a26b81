import { Formik } from 'formik';
import { type FormEvent, useId } from 'react';
import { ANONYMOUS } from 'schema/rules/choices';
import {
  RATING_DEFAULT,
  TESTIMONIAL_MAX_CHARACTERS,
  TESTIMONIAL_NAME_MAX_CHARACTERS,
} from 'schema/rules/limits';
import { TOASTS } from 'schema/rules/messages';
import { reviewSchema } from 'schema/rules/validation';
import { useCreateTestimonialMutation } from '../../generated/testimonials';
import { useViewer, type Viewer } from '../../lib/viewer';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { StarRatingField } from '../../ui/StarRatingField';
import { useToasts } from '../../ui/Toasts';

interface ReviewPromptProps {
  onDone: (outcome: 'dismissed' | 'submitted') => void;
}

/** Asks for a short review: a testimonial under the viewer's name. */
export function ReviewPrompt({ onDone }: ReviewPromptProps) {
  const name = nameOf(useViewer());
  const toasts = useToasts();
  const [create] = useCreateTestimonialMutation();
  const formId = useId();

  const submit = async (values: object) => {
    try {
      await create({ variables: { input: reviewSchema.cast(values) } });
    } catch {
      toasts.show({ ...TOASTS.reviewFailed, variant: 'destructive' });
      return;
    }
    toasts.show(TOASTS.testimonialSubmitted);
    onDone('submitted');
  };
  const askForWords = (form: HTMLFormElement) => {
    toasts.show({ ...TOASTS.reviewRequired, variant: 'destructive' });
    const words = form.elements.namedItem('content');
    if (words instanceof HTMLElement) words.focus();
  };

  return (
    <Formik
      initialValues={{ name, content: '', rating: RATING_DEFAULT }}
      validationSchema={reviewSchema}
      // leaving the empty field for "Not now" is no mistake
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting, handleSubmit }) => (
        <Modal
          open
          onClose={() => onDone('dismissed')}
          title="Write a short review"
          footer={
            <>
              <button type="button" className="btn btn-quiet" onClick={() => onDone('dismissed')}>
                Not now
              </button>
              <button type="submit" form={formId} className="btn btn-primary" disabled={isSubmitting}>
                {isSubmitting ? 'Submitting...' : 'Submit Review'}
              </button>
            </>
          }
        >
          <form
            id={formId}
            noValidate
            onSubmit={(event: FormEvent<HTMLFormElement>) => {
              if (values.content.trim() === '') askForWords(event.currentTarget);
              handleSubmit(event);
            }}
          >
            <p>What would you tell others about practising here?</p>
            <StarRatingField name="rating" label="Your rating" />
            <Field
              name="content"
              label="Your review"
              as="textarea"
              rows={4}
              maxLength={TESTIMONIAL_MAX_CHARACTERS}
              help={`${values.content.length}/${TESTIMONIAL_MAX_CHARACTERS} characters`}
            />
            <p className="soft small mb-0">It will be shown under the name {name}, once we have read it.</p>
          </form>
        </Modal>
      )}
    </Formik>
  );
}

/** Never the e-mail address: here it could not be changed before everybody sees it. */
function nameOf({ firstName, lastName }: Viewer): string {
  const name = [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ');
  return name.slice(0, TESTIMONIAL_NAME_MAX_CHARACTERS) || ANONYMOUS;
}
