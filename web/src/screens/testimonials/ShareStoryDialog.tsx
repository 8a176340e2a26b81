import { Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import {
  PROFILE_FIELD_MAX_CHARACTERS,
  RATING_DEFAULT,
  TESTIMONIAL_MAX_CHARACTERS,
  TESTIMONIAL_NAME_MAX_CHARACTERS,
} from 'schema/rules/limits';
import { TOASTS } from 'schema/rules/messages';
import { testimonialSchema } from 'schema/rules/validation';
import { OwnTestimonialsDocument, useCreateTestimonialMutation } from '../../generated/testimonials';
import { readDraft } from '../../lib/draft';
import { tabStorage } from '../../lib/storage';
import { useViewer } from '../../lib/viewer';
import { DraftKeeper } from '../../ui/DraftKeeper';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { StarRatingField } from '../../ui/StarRatingField';
import { useToasts } from '../../ui/Toasts';
import { ValidatedForm } from '../../ui/ValidatedForm';
import { authorName } from './authorName';

interface ShareStoryDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A testimonial of the viewer. What was typed is kept until it is sent. */
export function ShareStoryDialog({ open, onClose }: ShareStoryDialogProps) {
  const viewer = useViewer();
  const toasts = useToasts();
  const [create] = useCreateTestimonialMutation({ refetchQueries: [OwnTestimonialsDocument] });
  const formId = useId();
  const [blank] = useState({
    name: authorName(viewer),
    ...{ institution: '', content: '', rating: RATING_DEFAULT },
  });
  const draftKey = `lisan.story.${viewer.id}`;
  const [initial] = useState(() => readDraft(draftKey, blank));

  const submit = async (values: typeof blank, { resetForm }: FormikHelpers<typeof blank>) => {
    try {
      await create({ variables: { input: testimonialSchema.cast(values) } });
    } catch {
      toasts.show({ ...TOASTS.testimonialFailed, variant: 'destructive' });
      return;
    }
    tabStorage.remove(draftKey);
    onClose();
    resetForm({ values: blank });
    toasts.show(TOASTS.testimonialSubmitted);
  };

  return (
    <Formik
      initialValues={initial}
      validationSchema={testimonialSchema}
      // leaving an empty field, to close the dialog for one, is no mistake
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting }) => (
        <Modal
          open={open}
          onClose={onClose}
          title="Share Your Story"
          footer={
            <>
              <button type="button" className="btn btn-quiet" onClick={onClose}>
                Cancel
              </button>
              <button
                type="submit"
                form={formId}
                className="btn btn-primary"
                disabled={isSubmitting || values.name === '' || values.content === ''}
              >
                {isSubmitting ? 'Submitting...' : 'Submit'}
              </button>
            </>
          }
        >
          <ValidatedForm
            id={formId}
            onRefused={() => toasts.show({ ...TOASTS.testimonialIncomplete, variant: 'destructive' })}
          >
            <DraftKeeper draftKey={draftKey} blank={blank} />
            <Field
              name="content"
              label="Your story"
              as="textarea"
              rows={5}
              maxLength={TESTIMONIAL_MAX_CHARACTERS}
              placeholder="What was hard, and what is easier now?"
              help={`${values.content.length}/${TESTIMONIAL_MAX_CHARACTERS} characters`}
            />
            <StarRatingField name="rating" label="Your rating" />
            <Field
              name="name"
              label="Name"
              autoComplete="name"
              maxLength={TESTIMONIAL_NAME_MAX_CHARACTERS}
              help="Everybody will see it beside your story."
            />
            <Field
              name="institution"
              label="School or institution (optional)"
              maxLength={PROFILE_FIELD_MAX_CHARACTERS}
            />
          </ValidatedForm>
        </Modal>
      )}
    </Formik>
  );
}
