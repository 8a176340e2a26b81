import { expect, test } from '@jest/globals';
import { loadPrompt } from './prompts.js';

test('a prompt knows its version from its file name', () => {
  const prompt = loadPrompt('assess-part2.v1.md');
  expect(prompt.version).toBe('assess-part2.v1');
  expect(prompt.text).toMatch(/^You are an examiner/);
});

test('the Part 2 prompt carries the whole rubric', () => {
  const { text } = loadPrompt('assess-part2.v1.md');
  for (const criterion of ['Grammar', 'Vocabulary']) {
    const scale = text.split(`\n${criterion}\n`)[1]?.match(/^- \d:/gm);
    expect(scale?.slice(0, 5)).toEqual(['- 6:', '- 5:', '- 3:', '- 1:', '- 0:']);
  }
});

test.each(['assess-part2.md', '../prompts/assess-part2.v1.md', 'assess-part2.v1.txt'])(
  '%s is no prompt',
  (file) => expect(() => loadPrompt(file)).toThrow('is not named'),
);

test('the Part 3 prompt carries the whole rubric of three criteria', () => {
  const { text } = loadPrompt('assess-part3.v1.md');
  expect(text.match(/^- 6:/gm)).toHaveLength(3);
  expect(text.match(/^- 0:/gm)).toHaveLength(3);
});
