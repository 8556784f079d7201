import { buildShop, program, run } from './build.mjs';

const bench = ['--expose-gc', '--conditions=cellar-source', 'bench/run.ts', ...process.argv.slice(2)];

/**
 * Measures the built shop and prints a report; `npm run bench -- login web` runs only these. See
 * docs/benchmarks.md.
 */
try {
  await buildShop();
  await run(program('tsx'), bench);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
