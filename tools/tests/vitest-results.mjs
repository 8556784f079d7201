import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build.mjs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Where a run of Vitest writes its results: its own report, and what `test-progress.mjs` adds. */
export const vitestReports = (folder) => ({
  report: path.join(folder, 'vitest.json'),
  progress: path.join(folder, 'vitest-progress.json'),
});

/** The first line in a stack that is in the test's own file. */
function lineIn(file, message) {
  const at = message.indexOf(`${file}:`);
  return at < 0 ? undefined : Number.parseInt(message.slice(at + file.length + 1), 10) || undefined;
}

/** What an error says, then where; a stack alone may hold a stand-in for the words. */
function told({ name, message, stack = '' }) {
  const where = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [`${name ?? 'Error'}: ${message}`, ...where].join('\n');
}

/** A failure with its first error; what each further error says stands behind the first line. */
function failureOf({ file, line, test, errors, at }) {
  const [first = '', ...further] = errors.map(told);
  const [said, ...rest] = first.split('\n');
  const message = [said, ...further.map((other) => other.split('\n', 1)[0]), ...rest].join('\n');
  return { runner: 'vitest', file, line: line ?? lineIn(file, message), test, message, at };
}

/** The results of a run of Vitest; undefined when it ended without a report. */
export function vitestResults(folder) {
  const { report: reportAt, progress: progressAt } = vitestReports(folder);
  const report = read(reportAt);
  if (!report) return undefined;
  const { times = [], failures = [], errors = [] } = read(progressAt) ?? {};
  const outside = errors.map(({ file, test, error, at }) => ({
    file: file ? path.relative(root, file) : 'vitest',
    test: `(an error outside of the tests${test ? `, after “${test}”` : ''})`,
    errors: [error],
    at,
  }));
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failures: [...failures, ...outside].map(failureOf),
    times,
  };
}
