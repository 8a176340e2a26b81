import { boolean, type InferType, mixed, object, string } from 'yup';
import { INSTITUTION_TYPES, isMalaysia, MALAYSIAN_STATES } from './choices.ts';
import {
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PROFILE_FIELD_MAX_CHARACTERS,
} from './limits.ts';
import { PROFILE_MESSAGES } from './messages.ts';

/** One object per form: formik and the service behind it check with the same one. */

const profileText = (message: string) =>
  string()
    .trim()
    .required(message)
    .max(PROFILE_FIELD_MAX_CHARACTERS, `At most ${PROFILE_FIELD_MAX_CHARACTERS} characters`);

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

const personName = (message: string) =>
  string().trim().required(message).max(NAME_MAX_CHARACTERS, `At most ${NAME_MAX_CHARACTERS} characters`);

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
