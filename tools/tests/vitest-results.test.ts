import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { vitestReports, vitestResults } from './vitest-results.mjs';

const at = 1;

function resultsOf(progress: object) {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reports = vitestReports(folder);
  writeFileSync(reports.report, JSON.stringify({ numPassedTests: 5, numPendingTests: 1 }));
  writeFileSync(reports.progress, JSON.stringify(progress));
  return vitestResults(folder);
}

it('tells what the error of a failed test says, not what stands in its stack', () => {
  const error = {
    name: 'TimeoutError',
    message: 'No button.\nCall log:',
    stack: 'TimeoutError: STAND_IN\n    at click',
  };
  const failed = { file: 'cart.test.tsx', line: 7, test: 'adds', errors: [error], at };
  expect(resultsOf({ failures: [failed] })).toMatchObject({
    passed: 5,
    skipped: 1,
    failures: [
      {
        file: 'cart.test.tsx',
        line: 7,
        test: 'adds',
        message: 'TimeoutError: No button.\nCall log:\n    at click',
      },
    ],
  });
});

it('tells of each further error before the details of the first', () => {
  const errors = ['No button.\nCall log:', 'No frame.\nDetails'].map((message) => ({
    name: 'Error',
    message,
  }));
  const failed = { file: 'cart.test.tsx', test: 'adds', errors, at };
  const message = 'Error: No button.\nError: No frame.\nCall log:';
  expect(resultsOf({ failures: [failed] })).toMatchObject({ failures: [{ message }] });
});

it('tells of an error outside of the tests, and finds its line in the stack', () => {
  const error = { name: 'Error', message: 'Late.', stack: 'Error: Late.\n    at cart.test.ts:12:4' };
  const outside = { file: 'cart.test.ts', test: 'adds', error, at };
  const failures = [
    { file: 'cart.test.ts', line: 12, test: '(an error outside of the tests, after “adds”)' },
  ];
  expect(resultsOf({ errors: [outside] })).toMatchObject({ failures });
});
