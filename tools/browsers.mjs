import { buildShop, program } from './build.mjs';
import { prepareEngines } from './tests/prepare-engines.mjs';
import { openRunFolder } from './tests/run-folder.mjs';

const journeys = ['test', '--config', 'e2e/engines/engines.config.ts', ...process.argv.slice(2)];
const runFolder = openRunFolder();
process.once('exit', () => runFolder.end());
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.once(signal, () => process.exit(code));

/**
 * The journeys that every customer makes, in each engine that customers use: CONTRIBUTING.md, "Other engines".
 * `npm run test:browsers -- --project 'WebKit phone' --grep card` makes only these.
 */
try {
  const { chromium, lacking } = await prepareEngines();
  for (const engine of lacking)
    process.stdout.write(`${engine} is not on this machine and cannot be installed: it is skipped.\n`);
  await buildShop();
  const env = {
    CHROMIUM_PATH: chromium,
    // Firefox is spoken to through one, which Node 20 has only when asked.
    ...(!('WebSocket' in globalThis) && { NODE_OPTIONS: '--experimental-websocket' }),
  };
  process.exitCode = (await runFolder.run(program('playwright'), journeys, env)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
