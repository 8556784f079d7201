import { program, run } from './build.mjs';

const [option, minutes = '10'] = process.argv.slice(2);

/** Asks every call for what nobody would ask, for so many minutes, and fails at the first fault. */
if ((option !== undefined && option !== '--minutes') || !(Number(minutes) > 0)) {
  process.stderr.write('npm run fuzz -- --minutes 10\n');
  process.exitCode = 1;
} else {
  const asked = ['run', '--project', 'server', 'server/src/app/any-input.test.ts'];
  // Shares are of what is asked; opening the shops takes its time too.
  const longest = Number(minutes) * 60_000 + 300_000;
  try {
    await run(program('vitest'), [...asked, `--testTimeout=${longest}`], { env: { FUZZ_MINUTES: minutes } });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
