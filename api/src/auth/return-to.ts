const HOME = '/';
const PATH_MAX_CHARACTERS = 1000;
const ANY_ORIGIN = 'http://local.invalid';
/** Signing in must not end in signing out, nor in signing in again. */
const NOT_A_PAGE = /^\/(api|oidc|graphql)(\/|$)/i;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const leavesOrHides = (text: string): boolean => text.includes('//') || /[\\\p{Cc}]/u.test(text);

/**
 * Where to go after signing in: a path of this application, or '/' for anything else. Refused are other origins
 * in any spelling that a browser or a proxy may read as one (`//evil`, `/\evil`, encoded, control characters).
 */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > PATH_MAX_CHARACTERS) return HOME;
  if (!value.startsWith('/') || /[\\\p{Cc}]/u.test(value) || !URL.canParse(value, ANY_ORIGIN)) return HOME;
  const url = new URL(value, ANY_ORIGIN);
  const path = decoded(url.pathname);
  if (url.origin !== ANY_ORIGIN || path === null || leavesOrHides(path) || NOT_A_PAGE.test(path)) return HOME;
  return url.pathname + url.search + url.hash;
}
