import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from './cannot-start.js';

/** Made once and kept beside the data, so that a restart ends nobody's session. */
export function secretKeyIn(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret-key');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32)
    throw new CannotStart(`The file ${file} holds no key any more. Put back a copy, or remove it.`);
  return key;
}
