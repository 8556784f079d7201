import { openShop } from './app/open-shop.js';
import { CannotStart } from './platform/cannot-start.js';
import { seconds } from './platform/clock.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';

/** The longest that anything takes for which the shop waits: a statement, a letter, a payment provider. */
const longestStop = seconds(60);

const say = (words: string) => process.stdout.write(`${words}\n`);

async function start() {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const shop = await openShop(settings, { log, progress: say });
  const stop = () => {
    process.once('SIGINT', () => process.exit(1));
    setTimeout(() => {
      log.fatal({}, 'the shop did not stop in time and is ended');
      process.exit(1);
    }, longestStop).unref();
    shop.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the shop did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Printed last, because whoever reads it may stop the shop at once.
  const address = await shop.listen();
  say(`Cellar Door listening on ${address}`);
}

start().catch((error: unknown) => {
  const sentence =
    error instanceof CannotStart ? error.message : `Cellar Door cannot start: ${(error as Error).stack}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
