import { mkdirSync, rmSync } from 'node:fs';
import { buildShop, program, run } from './build.mjs';
import { prepareTests } from './tests/prepare-tests.mjs';
import {
  countPlaywright,
  countVitest,
  playwrightReport,
  reports,
  tellFailed,
  tellSlowest,
  vitestReport,
  vitestTimes,
} from './tests/test-reports.mjs';

const started = Date.now();

/** What is done now, and how long after the start. */
function say(words) {
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  process.stdout.write(`\n── ${words} (${minutes} min after the start)\n`);
}

const passes = (work) =>
  work.then(
    () => true,
    () => false,
  );

mkdirSync(reports, { recursive: true });
for (const file of [vitestReport, vitestTimes, playwrightReport]) rmSync(file, { force: true });

say('1 of 4: what the tests need');
const { chromium, postgres } = await prepareTests();
if (!postgres)
  process.stdout.write(
    'There is no PostgreSQL on this machine and none may be installed: its tests are skipped, the embedded\n' +
      'database is tested alone. Let TEST_DATABASE_URL name a server to run them all.\n',
  );
const env = { CHROMIUM_PATH: chromium, TEST_WHAT_IS_BUILT: '1' };
say('2 of 4: the build');
await buildShop();

say('3 of 4: rules, server and components');

const vitest = await passes(
  run(
    program('vitest'),
    [
      'run',
      '--reporter=./tools/tests/test-progress.mjs',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    { env: { ...env, TEST_TIMES: vitestTimes } },
  ),
);

say('4 of 4: journeys');
const playwright = await passes(
  run(program('playwright'), ['test'], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } }),
);

tellSlowest();
tellFailed();
say('done');
const counts = [countVitest(), countPlaywright()];
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
const failed = Math.max(sum('failed'), vitest && playwright ? 0 : 1);
const skipped = sum('skipped');
process.stdout.write(`${sum('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 ? 0 : 1;
