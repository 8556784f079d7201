import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../build.mjs';

export const reports = path.join(root, '.cache/test-reports');
export const vitestReport = path.join(reports, 'vitest.json');
export const vitestTimes = path.join(reports, 'vitest-times.json');
export const playwrightReport = path.join(reports, 'playwright.json');

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A runner that ended without its report has failed as a whole. */
const wholeFailed = { passed: 0, failed: 1, skipped: 0 };

export function countVitest() {
  const report = read(vitestReport);
  if (!report) return wholeFailed;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, success } = report;
  // A file that cannot even be loaded holds no test that failed.
  return { passed, failed: success ? failed : Math.max(1, failed), skipped };
}

export function countPlaywright() {
  const report = read(playwrightReport);
  if (!report) return wholeFailed;
  const { expected: passed, unexpected, flaky, skipped } = report.stats;
  return { passed, failed: unexpected + flaky + report.errors.length, skipped };
}

const slowest = 10;

function slowestOfPlaywright() {
  const lasted = ({ specs = [], suites = [] }) =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
      .concat(suites.map(lasted))
      .reduce((sum, each) => sum + each, 0);
  const { config, suites = [] } = read(playwrightReport) ?? {};
  const place = (file) => path.relative(root, path.join(config.rootDir, file));
  return suites.map((suite) => ({ file: place(suite.file), took: lasted(suite) }));
}

export function tellSlowest() {
  const files = [...(read(vitestTimes) ?? []), ...slowestOfPlaywright()].sort(
    (one, other) => other.took - one.took,
  );
  process.stdout.write('\nThe ten slowest files:\n');
  for (const { file, took } of files.slice(0, slowest))
    process.stdout.write(`${(took / 1000).toFixed(1).padStart(7)} s  ${file}\n`);
}

const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 4)
    .map((line) => `      ${line.slice(0, 300)}\n`)
    .join('');

function failedOfVitest() {
  return (read(vitestReport)?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ file, test: '(the file itself)', message }] : [];
    return failed.map((test) => ({ file, test: test.fullName, message: test.failureMessages.join('\n') }));
  });
}

function failedOfPlaywright() {
  const { suites = [], errors = [] } = read(playwrightReport) ?? {};
  const within = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(within)];
  const failed = suites.flatMap(within).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.flatMap(({ errors = [] }) => errors.map((error) => error.message)).join('\n');
        return { file: `e2e/${file}`, test: `[${projectName}] ${title}`, message };
      }),
  );
  return [...failed, ...errors.map(({ message }) => ({ file: 'e2e', test: '(the runner)', message }))];
}

/** Once more at the end, where whoever sees only the last lines of a run finds it. */
export function tellFailed() {
  const failed = [...failedOfVitest(), ...failedOfPlaywright()];
  if (failed.length > 0) process.stdout.write('\nWhat failed:\n');
  for (const { file, test, message } of failed)
    process.stdout.write(`  ${file} › ${test}\n${firstLines(message ?? '')}`);
}
