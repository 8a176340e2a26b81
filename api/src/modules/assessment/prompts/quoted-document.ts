/** Signs that some servers read as their own (`<|im_end|>`, `[INST]`), wherever they stand in a text. */
const CONTROL_SIGNS = /<|\[(?=\/?[A-Z_]+\])/g;

/**
 * A user message of one JSON document. What a student said or wrote is never outside one of its strings, and no sign
 * in it can be taken for a message boundary.
 */
export const quotedDocument = (document: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(document).replace(
    CONTROL_SIGNS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
