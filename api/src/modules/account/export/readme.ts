import type { ExportDomain } from './export-source.js';

interface Collected {
  readonly name: string;
  readonly at: Date;
  readonly domains: readonly ExportDomain[];
  readonly files: readonly string[];
  /** Named by a record, and not in the storage. */
  readonly missing: readonly string[];
}

/** For a person who has never seen a JSON file. */
export function readme({ name, at, domains, files, missing }: Collected): string {
  const entries = domains.map(({ file, about }) => `${file}\n    ${about}`);
  const recordings = files.some((file) => file.startsWith('audio/'));
  const picture = files.find((file) => !file.startsWith('audio/'));
  if (recordings) {
    entries.push(
      'audio/\n    Your recordings, named by day and number. "recording" in the files above says which is which.',
    );
  }
  if (picture) entries.push(`${picture}\n    Your picture.`);
  const lost =
    missing.length > 0
      ? `\nThese files are named above but were not found when this was made:\n${missing.map((file) => `  ${file}\n`).join('')}`
      : '';
  return `Your data at Lisan
${name}, ${at.toISOString()}

This is everything that Lisan keeps about you. The .json files are text: any editor or browser opens them.
Times are in UTC. A file that is not listed here would be empty.

${entries.join('\n\n')}
${lost}`;
}
