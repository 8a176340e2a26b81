import { UnreadableAnswer } from './failure.js';

/** An assessment has some ten thousand characters; whatever is far larger is no answer. */
const ANSWER_MAX_BYTES = 2_000_000;

/** The library reads a body to its end, however long it is; this one ends with an error where it grows too large. */
export const boundedFetch: typeof fetch = async (request, options) => {
  const response = await fetch(request, options);
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > ANSWER_MAX_BYTES) controller.error(new UnreadableAnswer('The answer is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
};
