import { program, run } from './build.mjs';

/** All that can be said of the code without running it. */
const checks = [
  ['types', () => run(program('tsc'), ['-b'], { quiet: true })],
  ['lint', () => run(program('oxlint'), ['-c', 'oxlint.config.mjs', '--deny-warnings'], { quiet: true })],
  ['boundaries', () => run(program('tsx'), ['tools/checks/check-boundaries.ts'], { quiet: true })],
  ['keys from outside', () => run(program('tsx'), ['tools/checks/check-outside-keys.ts'], { quiet: true })],
  ['words', () => run(program('tsx'), ['tools/words/build-words.ts', '--check'], { quiet: true })],
  ['format', () => run(program('biome'), ['check', '--error-on-warnings'], { quiet: true })],
  ['dead code', () => run(program('knip'), [], { quiet: true })],
  ['specification', () => run(program('tsx'), ['tools/checks/check-specification.ts'])],
  ['licences', () => run(process.execPath, ['tools/checks/check-licences.mjs'], { quiet: true })],
];

let failed = 0;
for (const [name, check] of checks) {
  const started = Date.now();
  try {
    await check();
    process.stdout.write(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  } catch (error) {
    failed++;
    process.stdout.write(`✗ ${name}\n${error.message}\n`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
