// harper.js with one linter for all that ask, outside of Jest's test files: two processor seconds go into its
// dictionary, and it keeps nothing of what it has read.
import { LocalLinter as Linter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';

const linter = new Linter({ binary: slimBinary });

export { slimBinary };
export function LocalLinter() {
  return linter;
}
