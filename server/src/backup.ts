import { backUp } from './app/backup/back-up.js';
import { prove } from './app/backup/prove.js';
import { CannotStart } from './platform/cannot-start.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

const usage = `Write a copy of the shop into BACKUP_DIR:
  npm run backup
Try whether one can be restored, the newest or a named one:
  npm run backup -- prove
  npm run backup -- prove cellar-door-2026-11-22T03-00-00Z.backup`;

try {
  const settings = readSettings({ DEMO: '1', ...process.env });
  const parts = { log: createLog('warn'), say };
  const [what, name, ...rest] = process.argv.slice(2);
  if (what === undefined) await backUp(settings, parts);
  else if (what === 'prove' && rest.length === 0)
    process.exitCode = (await prove(settings, parts, name)) === 0 ? 0 : 1;
  else throw new CannotStart(usage);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
