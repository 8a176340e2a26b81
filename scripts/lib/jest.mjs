import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * Runs jest projects and counts. A run without a test, a test file that cannot run and a jest that ends without a
 * result each count as one failure more.
 *
 * @param {{ projects: string[], workers: number, minutes: number, patterns?: string[], env?: object }} options
 *   `minutes` is the longest it may take; `patterns` choose test files by their paths, all where left out
 */
export async function runJest({ projects, workers, minutes, patterns = [], env }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lisan-jest-'));
  const file = path.join(folder, 'result.json');
  const { code, seconds } = await run(
    [
      ...['node', '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      ...['node_modules/jest/bin/jest.js', '--selectProjects', ...projects, '--maxWorkers', String(workers)],
      ...['--json', '--outputFile', file, '--passWithNoTests', '--ci'],
      ...patterns.flatMap((pattern) => ['--testPathPatterns', pattern]),
    ],
    { show: 'stderr', minutes, env },
  );
  try {
    return { ...count(JSON.parse(readFileSync(file, 'utf8')), code, projects), seconds };
  } catch {
    const problem = `jest ended with code ${code} after ${Math.round(seconds)} s and left no result.`;
    return { passed: 0, failed: 1, problem, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(result, code, projects) {
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites: broken, numTotalTests } = result;
  const failed = numFailedTests + broken;
  if (numTotalTests === 0 && broken === 0) {
    return { passed, failed: 1, problem: `No test was found in ${projects.join(', ')}.` };
  }
  if (failed === 0 && code !== 0) return { passed, failed: 1, problem: `jest ended with code ${code}.` };
  return { passed, failed, problem: null };
}
