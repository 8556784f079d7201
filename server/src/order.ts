import { existsSync } from 'node:fs';
import path from 'node:path';
import { asking, askShop, shownOrder } from './app/staff-command.js';
import { CannotStart } from './platform/cannot-start.js';
import { secretKeyIn } from './platform/secret-key.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

/** The running shop's own key: one that is made here would open nothing. */
function keyOf({ secretKey, dataFolder }: ReturnType<typeof readSettings>) {
  if (secretKey) return secretKey;
  if (!existsSync(path.join(dataFolder, 'secret-key')))
    throw new CannotStart(
      `There is no key in ${dataFolder}. Start the shop first, or set SECRET_KEY as it has it.`,
    );
  return secretKeyIn(dataFolder);
}

try {
  const settings = readSettings({ DEMO: '1', ...process.env });
  const asked = asking(process.argv.slice(2));
  say(shownOrder(await askShop(settings, keyOf(settings), asked)));
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
