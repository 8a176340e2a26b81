import { readFileSync } from 'node:fs';

/** A prompt file beside this one, named `<name>.v<number>.md`. A changed prompt is a new file. */
export interface Prompt {
  /** Stored with every result that it made: name and version, as in the file name. */
  readonly version: string;
  readonly text: string;
}

const PROMPT_FILE = /^(?<version>[a-z0-9-]+\.v\d+)\.md$/;

/**
 * Reads a prompt once, at start.
 * @param file e.g. "assess-part2.v1.md"; an unknown file or a name without a version throws
 */
export function loadPrompt(file: string): Prompt {
  const version = PROMPT_FILE.exec(file)?.groups?.version;
  if (version === undefined) throw new Error(`${file} is not named <name>.v<number>.md.`);
  return { version, text: readFileSync(new URL(file, import.meta.url), 'utf8').trim() };
}
