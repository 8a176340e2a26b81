/** Who is signed in: asked by a line of script in the shell's head, before the app has loaded. */
declare global {
  interface Window {
    lisanViewer?: Promise<Response> | undefined;
  }
}

const VIEWER_URL = '/api/auth/user';

/** The line for the shell's head (prerender.mjs). Whoever awaits the answer hears of its failure. */
export const EARLY_VIEWER = `window.lisanViewer = fetch('${VIEWER_URL}', { credentials: 'same-origin', cache: 'no-store' }); window.lisanViewer.catch(() => {});`;

/** The answer to the early question, once; afterwards, and without a shell, it is asked anew. */
export function fetchViewer(): Promise<Response> {
  const early = window.lisanViewer;
  window.lisanViewer = undefined;
  return early ?? fetch(VIEWER_URL, { credentials: 'same-origin', cache: 'no-store' });
}
