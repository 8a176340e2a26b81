import { TOASTS, type ToastText } from 'schema/rules/messages';
import { type ContactInput, contactPageSchema, contactSchema } from 'schema/rules/validation';
import { serverMessage } from '../../lib/apollo';

/** What differs between the two places from which one can write to the team (§5, §8). */
interface ContactFormRules {
  readonly schema: typeof contactSchema;
  readonly sent: ToastText;
  failed(error: unknown): ToastText;
  /** Told beside the messages under the fields; undefined: those say it all. */
  refused(values: ContactInput): ToastText | undefined;
}

const isBlank = (text: string): boolean => text.trim() === '';

export const CONTACT_FORMS = {
  support: {
    schema: contactSchema,
    sent: TOASTS.contactSent,
    failed: () => TOASTS.contactFailed,
    refused: (values) => (Object.values(values).some(isBlank) ? TOASTS.contactIncomplete : undefined),
  },
  contact: {
    schema: contactPageSchema,
    sent: TOASTS.contactSentBySchema,
    failed: (error) => ({
      ...TOASTS.contactFailedBySchema,
      description: serverMessage(error) ?? TOASTS.contactFailedBySchema.description,
    }),
    refused: () => undefined,
  },
} as const satisfies Record<string, ContactFormRules>;
