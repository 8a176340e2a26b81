import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { INSTITUTION_TYPES, isMalaysia, MALAYSIAN_STATES, TOKEN_SCOPES, type TokenScope } from './choices.ts';
import {
  CONTACT_LINE_MAX_CHARACTERS,
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_MESSAGE_MIN_CHARACTERS,
  CONTACT_NAME_MIN_CHARACTERS,
  CONTACT_SUBJECT_MIN_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  GRADE_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PROFILE_FIELD_MAX_CHARACTERS,
  RATING_DEFAULT,
  RATING_MAX,
  RATING_MIN,
  TESTIMONIAL_MAX_CHARACTERS,
  TESTIMONIAL_NAME_MAX_CHARACTERS,
  TOKEN_DAYS_MAX,
} from './limits.ts';
import { CONTACT_MESSAGES, MESSAGES, PROFILE_MESSAGES, TOASTS } from './messages.ts';

/** One object per form: formik and the service behind it check with the same one. */

/** PostgreSQL text holds no NUL; what is no text at all counts as left out. */
const cleanText = string()
  .transform((text: unknown) => (typeof text === 'string' ? text.replaceAll('\u0000', '') : undefined))
  .trim();
export const plainText = (maxCharacters: number) =>
  cleanText.max(maxCharacters, `At most ${maxCharacters} characters`);

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
  .email(MESSAGES.invalidEmail)
  .max(EMAIL_MAX_CHARACTERS, MESSAGES.invalidEmail);

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

/** First and last name in the settings (§5). */
export const namesSchema = object({
  firstName: personName(MESSAGES.namesRequired),
  lastName: personName(MESSAGES.namesRequired),
});
export type NamesInput = InferType<typeof namesSchema>;

/** Typing the own address, in any case, confirms that the account is to go. */
export const accountDeletionSchema = (ownEmail: string) =>
  object({
    email: cleanText
      .lowercase()
      .required(MESSAGES.emailToDelete)
      .oneOf([ownEmail.toLowerCase()], MESSAGES.emailToDelete),
  });

/** A teacher's entry for a student. */
export const studentSchema = object({
  firstName: personName("Please enter the student's first name"),
  lastName: personName("Please enter the student's last name"),
  email: cleanText
    .lowercase()
    .required("Please enter the student's email address")
    .email(MESSAGES.invalidEmail)
    .max(EMAIL_MAX_CHARACTERS, MESSAGES.invalidEmail),
  grade: plainText(GRADE_MAX_CHARACTERS)
    .transform((text: string | undefined) => text || null)
    .nullable()
    .default(null),
});
export type StudentInput = InferType<typeof studentSchema>;

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

/** One line: what breaks it would begin another header of the mail. */
const contactLine = plainText(CONTACT_LINE_MAX_CHARACTERS).transform((text?: string) =>
  text?.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
);
const contactEmail = cleanText.email(MESSAGES.invalidEmail).max(EMAIL_MAX_CHARACTERS, MESSAGES.invalidEmail);
const contactText = plainText(CONTACT_MESSAGE_MAX_CHARACTERS);

const incomplete = TOASTS.contactIncomplete.description;

/** A contact message as /support asks for it, and as the server takes it. */
export const contactSchema = object({
  name: contactLine.required(incomplete),
  email: contactEmail.required(incomplete),
  subject: contactLine.required(incomplete),
  message: contactText.required(incomplete),
});
export type ContactInput = InferType<typeof contactSchema>;

const atLeast = (text: typeof contactLine, characters: number, message: string) =>
  text.required(message).min(characters, message);

/** The same form on /contact, with the minimums of §5. */
export const contactPageSchema = object({
  name: atLeast(contactLine, CONTACT_NAME_MIN_CHARACTERS, CONTACT_MESSAGES.name),
  email: contactEmail.required(MESSAGES.invalidEmail),
  subject: atLeast(contactLine, CONTACT_SUBJECT_MIN_CHARACTERS, CONTACT_MESSAGES.subject),
  message: atLeast(contactText, CONTACT_MESSAGE_MIN_CHARACTERS, CONTACT_MESSAGES.message),
});

const tokenDays = `Choose 1 to ${TOKEN_DAYS_MAX} days`;
const tokenScopes = `Choose what the token allows: ${TOKEN_SCOPES.join(', ')}`;

/** A researcher's token, as the impact admin asks for it. */
export const researchTokenSchema = object({
  name: personName('Please name the token'),
  expiresInDays: number()
    .typeError(tokenDays)
    .required(tokenDays)
    .integer(tokenDays)
    .min(1, tokenDays)
    .max(TOKEN_DAYS_MAX, tokenDays),
  scopes: array()
    .of(mixed<TokenScope>().oneOf(TOKEN_SCOPES, tokenScopes).required(tokenScopes))
    .typeError(tokenScopes)
    .required(tokenScopes)
    .min(1, tokenScopes),
});
