import { program, run } from './build.mjs';

const [option, minutes = '10'] = process.argv.slice(2);

/** Sends every call input that nobody would send, for some minutes, and fails at the first fault. */
if ((option !== undefined && option !== '--minutes') || !(Number(minutes) > 0)) {
  process.stderr.write('npm run fuzz -- --minutes 10\n');
  process.exitCode = 1;
} else {
  const asked = ['run', '--project', 'server', 'server/src/app/any-input.test.ts'];
  // The minutes are only for the calls; opening the shops takes extra time.
  const longest = Number(minutes) * 60_000 + 300_000;
  try {
    await run(program('vitest'), [...asked, `--testTimeout=${longest}`], { env: { FUZZ_MINUTES: minutes } });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
