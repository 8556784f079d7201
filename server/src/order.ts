import { asking, askShop, shownOrder } from './app/staff-command.js';
import { CannotStart } from './platform/cannot-start.js';
import { keptSecretKeyOf } from './platform/secret-key.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

try {
  const settings = readSettings({ DEMO: '1', ...process.env });
  const asked = asking(process.argv.slice(2));
  say(shownOrder(await askShop(settings, keptSecretKeyOf(settings), asked)));
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
