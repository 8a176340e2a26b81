/** First name, else the local part of the e-mail, else Student (§2). */
export const greetingName = (viewer: { firstName: string | null; email: string }): string =>
  viewer.firstName?.trim() || viewer.email.split('@')[0] || 'Student';
