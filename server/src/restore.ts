import { readRestoreWish, restore } from './app/backup/restore.js';
import { CannotStart } from './platform/cannot-start.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

try {
  const settings = readSettings({ DEMO: '1', ...process.env });
  await restore(settings, say, readRestoreWish(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
