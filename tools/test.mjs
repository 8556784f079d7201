import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildShop, program, root, run } from './build.mjs';
import { prepareTests } from './prepare-tests.mjs';

const reports = path.join(root, '.cache/test-reports');
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A runner that ended without its report has failed as a whole. */
const wholeFailed = { passed: 0, failed: 1, skipped: 0 };

function countVitest() {
  const report = read(vitestReport);
  if (!report) return wholeFailed;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, success } = report;
  // A file that cannot even be loaded holds no test that failed.
  return { passed, failed: success ? failed : Math.max(1, failed), skipped };
}

function countPlaywright() {
  const report = read(playwrightReport);
  if (!report) return wholeFailed;
  const { expected: passed, unexpected, flaky, skipped } = report.stats;
  return { passed, failed: unexpected + flaky + report.errors.length, skipped };
}

const passes = (work) =>
  work.then(
    () => true,
    () => false,
  );

mkdirSync(reports, { recursive: true });
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });

const { chromium, postgres } = await prepareTests();
if (!postgres)
  process.stdout.write(
    'There is no PostgreSQL on this machine and none may be installed: its tests are skipped, the embedded\n' +
      'database is tested alone. Let TEST_DATABASE_URL name a server to run them all.\n',
  );
const env = { CHROMIUM_PATH: chromium };
await buildShop();

const vitest = await passes(
  run(
    program('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    {
      env,
    },
  ),
);
const playwright = await passes(
  run(program('playwright'), ['test'], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } }),
);

const counts = [countVitest(), countPlaywright()];
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
const failed = Math.max(sum('failed'), vitest && playwright ? 0 : 1);
const skipped = sum('skipped');
process.stdout.write(`${sum('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 ? 0 : 1;
