import type { Lint, LocalLinter } from 'harper.js';
import type { FindingKind } from '../../assessment.types.js';
import type { WeightedFinding } from './find-errors.js';

/**
 * LongSentences swallows every other finding in speech without full stops; spelling and capitals belong to the
 * transcriber, not to the speaker.
 */
const SWITCHED_OFF = { LongSentences: false, SpellCheck: false, SentenceCapitalization: false } as const;

/** Harper's kinds that can be heard; its others are about writing. */
const HEARD: ReadonlyMap<string, FindingKind> = new Map([
  ['Agreement', 'agreement'],
  ['Grammar', 'other'],
  ['Usage', 'other'],
  ['Nonstandard', 'other'],
]);
/** What harper is often wrong about: "a passion", "a knowledge of". */
const UNSURE = /mass noun/;
/** "none of us was late": the subject is "none", not "us". */
const ONE_OF = /\b(?:none|neither|either|one|each|any|every one) of (?:us|them|you)\s*$/i;
/** Capitals, apostrophes and spaces are no part of what was said. */
const audible = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');

let linter: Promise<LocalLinter> | null = null;

/**
 * A second opinion by harper (Apache 2.0, WebAssembly, in this process). Loaded at first use: about a second and
 * 250 MB once, then some 10 ms a minute of speech. It holds no timer or handle, so the process can end.
 */
export async function harperFindings(text: string): Promise<WeightedFinding[]> {
  linter ??= loadLinter();
  const lints = await (await linter).lint(text, { language: 'plaintext' });
  const findings = lints.flatMap((lint) => toFinding(lint, text));
  for (const lint of lints) lint.free();
  return findings;
}

async function loadLinter(): Promise<LocalLinter> {
  const [harper, { slimBinary }] = await Promise.all([import('harper.js'), import('harper.js/slimBinary')]);
  const loaded = new harper.LocalLinter({ binary: slimBinary });
  await loaded.setup();
  await loaded.setLintConfig({ ...(await loaded.getLintConfig()), ...SWITCHED_OFF });
  return loaded;
}

function toFinding(lint: Lint, text: string): WeightedFinding[] {
  const kind = HEARD.get(lint.lint_kind());
  if (!kind || UNSURE.test(lint.message())) return [];
  const quote = lint.get_problem_text();
  // Harper counts characters, JavaScript counts UTF-16 units: they part at the first emoji.
  const { start: character } = lint.span();
  const start = [...text].slice(0, character).join('').length;
  const end = start + quote.length;
  const suggestion = lint.suggestions()[0]?.get_replacement_text() ?? null;
  if (kind === 'agreement' && ONE_OF.test(text.slice(0, start))) return [];
  const heard = suggestion !== null && quote.trim() !== '' && audible(suggestion) !== audible(quote);
  if (!heard || text.slice(start, end) !== quote) return [];
  return [{ kind, quote, start, end, correction: suggestion, reason: lint.message(), weight: 1 }];
}
