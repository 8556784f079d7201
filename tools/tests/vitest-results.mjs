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

function failuresOf({ name, message, status, endTime, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that cannot even be loaded has no failed test, so the file itself is reported.
  if (failed.length === 0)
    return status === 'failed'
      ? [{ runner: 'vitest', file, test: '(the file itself)', message, at: endTime }]
      : [];
  return failed.map((test) => {
    const message = test.failureMessages.join('\n');
    return { runner: 'vitest', file, line: lineIn(file, message), test: test.fullName, message, at: endTime };
  });
}

/** The results of a run of Vitest; undefined when it ended without a report. */
export function vitestResults(folder) {
  const { report: reportAt, progress: progressAt } = vitestReports(folder);
  const report = read(reportAt);
  if (!report) return undefined;
  const { times = [], errors = [] } = read(progressAt) ?? {};
  const unhandled = errors.map(({ file, test, message, at }) => ({
    runner: 'vitest',
    file: file ? path.relative(root, file) : 'vitest',
    line: file && lineIn(path.relative(root, file), message),
    test: `(an error outside of the tests${test ? `, after “${test}”` : ''})`,
    message,
    at,
  }));
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failures: [...report.testResults.flatMap(failuresOf), ...unhandled],
    times,
  };
}
