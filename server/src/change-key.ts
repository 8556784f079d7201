import { changeKeyOf } from './app/change-key.js';
import { CannotStart } from './platform/cannot-start.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

try {
  const lost = await changeKeyOf(readSettings({ DEMO: '1', ...process.env }), createLog('warn'), say);
  say(
    lost === 0
      ? 'Everything is sealed by SECRET_KEY. SECRET_KEY_PREVIOUS is no longer needed.'
      : `The rest is sealed by SECRET_KEY. ${lost} open with neither key.`,
  );
  process.exitCode = lost === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
