/** The first queries of a screen: asked by a line of script in the shell's head, before the app has loaded. */
declare global {
  interface Window {
    /** By the body of the request; rejected where nobody is signed in. */
    lisanAnswers?: Map<string, Promise<EarlyAnswer>> | undefined;
  }
}

interface EarlyAnswer {
  /** Whose login it was. */
  readonly viewerId: string;
  readonly response: Response;
}

export const GRAPHQL_URL = '/graphql';
export const VIEWER_HEADER = 'x-lisan-viewer';

/** The server takes this as the sign that no foreign form sent the request. */
export const OWN_REQUEST = { 'apollo-require-preflight': 'true' } as const;

/**
 * The lines for the shell's head (prerender.mjs), after those of `earlyViewer.ts`.
 * @param bodies of the requests, as the data client will send them
 */
export const earlyQueries = (bodies: readonly string[]): string => `{
  const headers = { 'content-type': 'application/json', ...${JSON.stringify(OWN_REQUEST)} };
  const viewer = window.lisanViewer.then((response) => response.ok ? response.clone().json() : Promise.reject(response.status));
  window.lisanAnswers = new Map(${JSON.stringify(bodies)}.map((body) => [body, viewer.then(async ({ id }) => ({
    viewerId: id,
    response: await fetch('${GRAPHQL_URL}', { method: 'POST', credentials: 'same-origin', headers: { ...headers, '${VIEWER_HEADER}': id }, body }),
  }))]));
  for (const answer of window.lisanAnswers.values()) answer.catch(() => {});
}`;

const isQuery = (body: unknown): body is string =>
  typeof body === 'string' && body.includes('"query":"query ');

/** What the shell has asked already, once, for the same user, and as long as nothing was changed; else `fetch`. */
export const fetchUnlessEarly: typeof fetch = async (input, init) => {
  const body = init?.body;
  // What was asked before a change may be wrong after it.
  if (!isQuery(body)) window.lisanAnswers = undefined;
  else {
    const early = await window.lisanAnswers?.get(body)?.catch(() => undefined);
    window.lisanAnswers?.delete(body);
    if (early && early.viewerId === new Headers(init?.headers).get(VIEWER_HEADER)) return early.response;
  }
  return fetch(input, init);
};
