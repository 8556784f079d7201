import { program, run } from '../build.mjs';

/** Every check of the code that does not run it; the slowest come first. */
const checks = [
  ['types', () => run(program('tsc'), ['-b'], { quiet: true })],
  ['lint', () => run(program('oxlint'), ['-c', 'oxlint.config.mjs', '--deny-warnings'], { quiet: true })],
  ['keys from outside', () => run(program('tsx'), ['tools/checks/check-outside-keys.ts'], { quiet: true })],
  ['browsers', () => run(program('tsx'), ['tools/checks/check-browsers.ts'], { quiet: true })],
  ['dead code', () => run(program('knip'), [], { quiet: true })],
  ['boundaries', () => run(program('tsx'), ['tools/checks/check-boundaries.ts'], { quiet: true })],
  ['words', () => run(program('tsx'), ['tools/words/build-words.ts', '--check'], { quiet: true })],
  ['format', () => run(program('biome'), ['check', '--error-on-warnings'], { quiet: true })],
  [
    'what tests read',
    () => run(program('vitest'), ['run', '--project', 'rules', 'tools/checks'], { quiet: true }),
  ],
  ['specification', () => run(program('tsx'), ['tools/checks/check-specification.ts'])],
  ['licences', () => run(program('tsx'), ['tools/checks/check-licences.ts'], { quiet: true })],
];

/** Runs all of them, two at a time, reports how each went, and returns those that found something. */
export async function runChecks() {
  const failed = [];
  const waiting = [...checks];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const started = Date.now();
      try {
        await check();
        process.stdout.write(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
      } catch ({ message }) {
        failed.push({ name, message });
        process.stdout.write(`✗ ${name}\n${message}\n`);
      }
    }
  }
  await Promise.all([work(), work()]);
  return failed;
}
