import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { buildShop, program, root } from './build.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { playwrightReport, playwrightResults } from './tests/playwright-results.mjs';
import { prepareTests } from './tests/prepare-tests.mjs';
import { openRunFolder } from './tests/run-folder.mjs';
import { failureLines, slowestLines, unstableLines } from './tests/tell.mjs';
import { unstableAllowed, verdict } from './tests/verdict.mjs';
import { vitestReports, vitestResults } from './tests/vitest-results.mjs';

const started = Date.now();
/** `npm test -- cart.test.ts checkout.spec.ts` runs only these. */
const asked = process.argv.slice(2);
const journeys = asked.filter((name) => name.includes('.spec'));
const others = asked.filter((name) => !journeys.includes(name));
const isAsked = (names) => asked.length === 0 || names.length > 0;
const reports = path.join(root, '.cache/test-reports');
const tell = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);

/** Prints what is done now, and how long after the start. */
function say(words) {
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  tell('', `── ${words} (${minutes} min after the start)`);
}

/**
 * Measured every few seconds, so that each failure can be shown with the load of the machine at that time.
 */
const loads = [];
const noteLoad = () => loads.push({ at: Date.now(), load: loadavg()[0].toFixed(1) });
noteLoad();
setInterval(noteLoad, 5_000).unref();
const loadAt = (at) => (loads.findLast((each) => each.at <= at) ?? loads[0]).load;

const runFolder = openRunFolder();
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.once(signal, () => {
    runFolder.end();
    process.exit(code);
  });
process.once('exit', () => runFolder.end());

/** The last line of every run. */
function end({ passed, failed, skipped = 0 }) {
  tell(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** A failure outside of any test is reported like one of a test. */
function endEarly(failures) {
  say('done');
  tell('', 'What failed:', ...failureLines(failures, 12));
  end({ passed: 0, failed: failures.length });
}

const nothing = { passed: 0, skipped: 0, failures: [], times: [] };

/** A runner that ended without its report, or with an error but no failed test, has failed as a whole. */
function results(runner, read, wentWell) {
  const came = read ?? nothing;
  if (wentWell || came.failures.length > 0) return came;
  const failure = { runner, file: runner, test: '(the runner)', message: 'It ended badly.', at: Date.now() };
  return { ...came, failures: [failure] };
}

async function runVitest(env, folder, ...files) {
  const { report, progress } = vitestReports(folder);
  mkdirSync(folder, { recursive: true });
  const reporters = [
    '--reporter=./tools/tests/test-progress.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const wentWell = await runFolder.run(program('vitest'), ['run', ...reporters, ...files], {
    ...env,
    TEST_PROGRESS: progress,
  });
  return results('vitest', vitestResults(folder), wentWell);
}

async function runPlaywright(env, folder, ...files) {
  mkdirSync(folder, { recursive: true });
  const wentWell = await runFolder.run(program('playwright'), ['test', ...files], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport(folder),
  });
  return results('playwright', playwrightResults(folder), wentWell);
}

const runners = {
  vitest: runVitest,
  // Records a trace only here, where it is known that somebody will look at it, and beside what the first run has left.
  playwright: (env, folder, file) =>
    runPlaywright(env, folder, file, '--workers=1', '--trace=retain-on-failure', '--output=.cache/e2e-again'),
};

/** With more failures it is no accident, and their cause is known well enough. */
const mostRepeated = 12;

/** Runs each file with a failure once more, by itself. */
async function runAgain(env, failures) {
  const files = new Map(failures.map(({ runner, file }) => [`${runner} ${file}`, { runner, file }]));
  const again = [];
  const repeatable = [...files.values()].filter(({ file }) => /\.(?:test|spec)\.tsx?$/.test(file));
  if (repeatable.length === 0 || files.size > mostRepeated) return again;
  say(`what failed, once more and alone: ${repeatable.length} ${repeatable.length === 1 ? 'file' : 'files'}`);
  for (const [index, { runner, file }] of repeatable.entries()) {
    const { failures } = await runners[runner](env, path.join(reports, `again-${index + 1}`), file);
    again.push({ runner, file, failures });
  }
  return again;
}

async function main() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  say('1 of 5: what can be said without running anything');
  const found = await runChecks();
  if (found.length > 0)
    return endEarly(found.map(({ name, message }) => ({ file: 'npm run check', test: name, message })));

  say('2 of 5: what the tests need');
  const { chromium, postgres } = await prepareTests();
  if (!postgres)
    tell(
      'There is no PostgreSQL on this machine and none may be installed: its tests are skipped, the embedded',
      'database is tested alone. Let TEST_DATABASE_URL name a server to run them all.',
    );
  const env = { CHROMIUM_PATH: chromium, TEST_WHAT_IS_BUILT: '1' };

  say('3 of 5: the build');
  await buildShop();

  say('4 of 5: rules, server and components');
  const first = path.join(reports, 'first');
  const vitest = isAsked(others) ? await runVitest(env, first, ...others) : nothing;
  // Where nothing could begin, the journeys would only keep whoever waits from the reason.
  if (vitest.passed === 0 && vitest.failures.length > 0) return endEarly(vitest.failures);
  say('5 of 5: journeys');
  const playwright = isAsked(journeys) ? await runPlaywright(env, first, ...journeys) : nothing;

  const failures = [...vitest.failures, ...playwright.failures];
  if (failures.length > 0) tell('', 'What failed at first:', ...failureLines(failures));
  const { failed, unstable, isGreen } = verdict(failures, await runAgain(env, failures));

  tell('', 'The ten slowest files:', ...slowestLines([...vitest.times, ...playwright.times]));
  say('done');
  const isTooUnstable = failed.length === 0 && !isGreen;
  const told = unstable.map((failure) => ({ ...failure, load: loadAt(failure.at) }));
  writeFileSync(path.join(reports, 'unstable.json'), JSON.stringify(told, undefined, 2));
  if (unstable.length > 0) tell('', 'Unstable:', ...unstableLines(told));
  if (failed.length > 0) tell('', 'What failed:', ...failureLines(failed));
  else if (isTooUnstable)
    tell('', `${unstable.length} unstable tests are too many: ${unstableAllowed} at most.`);
  end({
    passed: vitest.passed + playwright.passed + (isTooUnstable ? 0 : unstable.length),
    failed: failed.length + (isTooUnstable ? unstable.length : 0),
    skipped: vitest.skipped + playwright.skipped,
  });
}

try {
  await main();
} catch (error) {
  endEarly([{ file: 'npm test', test: '(the run itself)', message: String(error?.message ?? error) }]);
}
