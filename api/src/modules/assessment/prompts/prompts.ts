import { readFileSync } from 'node:fs';

/** A prompt file, named `<name>.v<number>.md`. A changed prompt is a new file. */
export interface Prompt {
  /** Stored with every result that it made: name and version, as in the file name. */
  readonly version: string;
  readonly text: string;
}

const PROMPT_FILE = /^(?<version>[a-z0-9-]+\.v\d+)\.md$/;

/**
 * Reads a prompt once, at start.
 * @param file e.g. "assess-part2.v1.md"; an unknown file or a name without a version throws
 * @param folder of another module's prompts, as a URL; by default the one of this file
 */
export function loadPrompt(file: string, folder: string | URL = import.meta.url): Prompt {
  const version = PROMPT_FILE.exec(file)?.groups?.version;
  if (version === undefined) throw new Error(`${file} is not named <name>.v<number>.md.`);
  return { version, text: readFileSync(new URL(file, folder), 'utf8').trim() };
}
