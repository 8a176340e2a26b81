import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { INSTITUTION_TYPES, isMalaysia, MALAYSIAN_STATES } from './choices.ts';
import {
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PROFILE_FIELD_MAX_CHARACTERS,
  RATING_DEFAULT,
  RATING_MAX,
  RATING_MIN,
  TESTIMONIAL_MAX_CHARACTERS,
  TESTIMONIAL_NAME_MAX_CHARACTERS,
} from './limits.ts';
import { MESSAGES, PROFILE_MESSAGES, TOASTS } from './messages.ts';

/** One object per form: formik and the service behind it check with the same one. */

/** PostgreSQL text holds no NUL; what is no text at all counts as left out. */
const plainText = (maxCharacters: number) =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replaceAll('\u0000', '') : undefined))
    .trim()
    .max(maxCharacters, `At most ${maxCharacters} characters`);

const profileText = (message: string) => plainText(PROFILE_FIELD_MAX_CHARACTERS).required(message);

const profileRules = (messages: (typeof PROFILE_MESSAGES)[keyof typeof PROFILE_MESSAGES]) =>
  object({
    country: profileText(messages.country),
    state: profileText(messages.state).when('country', ([country], state) =>
      typeof country === 'string' && isMalaysia(country)
        ? state.oneOf(MALAYSIAN_STATES, messages.state)
        : state,
    ),
    institution: profileText(messages.institution),
    institutionType: mixed<(typeof INSTITUTION_TYPES)[number]['value']>()
      .oneOf(
        INSTITUTION_TYPES.map((type) => type.value),
        messages.institutionType,
      )
      .required(messages.institutionType),
  });

export const profileSchema = profileRules(PROFILE_MESSAGES.page);
export const profileModalSchema = profileRules(PROFILE_MESSAGES.modal);
export type ProfileInput = InferType<typeof profileSchema>;

const personName = (message: string) => plainText(NAME_MAX_CHARACTERS).required(message);

const emailAddress = string()
  .trim()
  .lowercase()
  .required('Please enter your email address')
  .email('Please enter a valid email address')
  .max(254, 'Please enter a valid email address');

const newPassword = string()
  .required('Please choose a password')
  .min(PASSWORD_MIN_CHARACTERS, `Use at least ${PASSWORD_MIN_CHARACTERS} characters`)
  .max(PASSWORD_MAX_CHARACTERS, `Use at most ${PASSWORD_MAX_CHARACTERS} characters`);

/** Sign-up at the local identity provider. */
export const signUpSchema = object({
  firstName: personName('Please enter your first name'),
  lastName: personName('Please enter your last name'),
  email: emailAddress,
  password: newPassword,
});

/** New password after a reset link. */
export const passwordResetSchema = object({ password: newPassword });

/** Consent to recording, asked once before the first recording. */
export const recordingConsentSchema = object({
  isMinor: boolean().required(),
  guardianConfirmed: boolean()
    .required()
    .when('isMinor', ([isMinor], confirmed) =>
      isMinor ? confirmed.isTrue('A parent or guardian needs to agree first') : confirmed,
    ),
});

const testimonialContent = plainText(TESTIMONIAL_MAX_CHARACTERS);
const ratingMessage = `Please choose a rating from ${RATING_MIN} to ${RATING_MAX}`;

/** A blank name is refused; for a missing one the server takes `ANONYMOUS`. */
export const testimonialSchema = object({
  name: plainText(TESTIMONIAL_NAME_MAX_CHARACTERS).required(MESSAGES.requiredFields),
  institution: plainText(PROFILE_FIELD_MAX_CHARACTERS)
    .transform((text: string | undefined) => text || null)
    .nullable()
    .default(null),
  content: testimonialContent.required(MESSAGES.requiredFields),
  rating: number()
    .typeError(ratingMessage)
    .nonNullable(ratingMessage)
    .integer(ratingMessage)
    .min(RATING_MIN, ratingMessage)
    .max(RATING_MAX, ratingMessage)
    .default(RATING_DEFAULT),
  isPublic: boolean().typeError('Please answer yes or no').default(true),
});
export type TestimonialInput = InferType<typeof testimonialSchema>;

/** The review prompt: a testimonial whose words are asked for in its own way (§5). */
export const reviewSchema = testimonialSchema.shape({
  content: testimonialContent.required(TOASTS.reviewRequired.description),
});
