interface NamedViewer {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/**
 * The name on the report (§6): the looked-up student profile, then the signed-in user, then the local part of
 * the e-mail, then 'Student'.
 */
export function studentName(viewer: NamedViewer, profileName?: string | null): string {
  const own = [viewer.firstName, viewer.lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
  return profileName?.trim() || own || viewer.email.split('@')[0]?.trim() || 'Student';
}
