import { readStoppedShop } from './app/read-stopped-shop.js';
import { tellSecurityEvents } from './app/security-events.js';
import { CannotStart } from './platform/cannot-start.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

try {
  const settings = readSettings({ DEMO: '1', ...process.env });
  const asked = process.argv.slice(2);
  await readStoppedShop(settings, createLog('warn'), (db) => tellSecurityEvents(db, asked, say));
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
