import { inviteOwner } from './app/invite-owner.js';
import { openShop } from './app/open-shop.js';
import { CannotStart } from './platform/cannot-start.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

try {
  const settings = readSettings(process.env);
  const invite = inviteOwner(settings, process.argv.slice(2));
  const { shop, close } = await openShop(settings, { log: createLog('warn'), progress: say });
  try {
    say(await invite(shop));
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
