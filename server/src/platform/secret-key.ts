import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from './cannot-start.js';

/** Written aside and put in place whole; where two processes make one, the first is kept. */
function makeKey(file: string) {
  const aside = `${file}.${process.pid}.new`;
  writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}

function readKey(file: string) {
  try {
    if (!existsSync(file)) makeKey(file);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(`The file ${file} cannot be read or written (${code}). Let this user have it.`);
  }
}

/** Made once and kept beside the data, so that a restart ends nobody's session. */
export function secretKeyIn(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret-key');
  const key = readKey(file);
  if (key.length < 32)
    throw new CannotStart(
      `The file ${file} holds no key any more. Put back a copy, or remove it: then everybody logs in anew.`,
    );
  return key;
}
