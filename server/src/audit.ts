import { auditShop, readAuditWish } from './app/audit.js';
import { CannotStart } from './platform/cannot-start.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

try {
  const wish = readAuditWish(process.argv.slice(2));
  const settings = readSettings({ DEMO: '1', ...process.env });
  const broken = await auditShop(settings, createLog('warn'), say, wish);
  say(broken === 0 ? 'Every promise is kept.' : `${broken} promises are broken.`);
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
