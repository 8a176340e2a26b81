import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { FINDING_KINDS } from '../../assessment.types.js';
import { BuiltInJudge } from '../judge-builtin.js';

const page = fs.readFileSync(new URL('../../../../../../docs/marking.md', import.meta.url), 'utf8');

test('docs/marking.md has an example of every kind of error', () => {
  for (const kind of FINDING_KINDS)
    expect(page).toMatch(new RegExp(`^\\| ${kind} \\| .+\\*\\*.+ \\| .+ \\|$`, 'm'));
});

test('docs/marking.md names the version of the assessor', () => {
  expect(page).toContain(`(built-in: ${new BuiltInJudge().identityFor().version})`);
});
