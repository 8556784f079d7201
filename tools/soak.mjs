import { buildShop, program, run } from './build.mjs';

const soak = ['--conditions=cellar-source', 'soak/run.ts', ...process.argv.slice(2)];

/**
 * Lets people shop while servers are killed, the database falls silent and the mail server hangs, and reports
 * afterwards whether every promise was kept: docs/operation.md.
 */
try {
  await buildShop();
  await run(program('tsx'), soak);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
