import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from './cannot-start.js';
import type { Settings } from './settings.js';

/** Written beside its place and moved there whole; if two processes make one, the first is kept. */
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

/** What the shop signs and seals with. */
export type SecretKey = {
  readonly current: string;
  /** The key before: it opens what it has sealed, but seals nothing any more. */
  readonly previous: string | undefined;
  readonly sessionEpoch: number;
};

const fileIn = (dataFolder: string) => path.join(dataFolder, 'secret-key');

/** Made once and kept with the data, so that a restart ends no session. */
function secretKeyIn(dataFolder: string): string {
  const file = fileIn(dataFolder);
  const key = readKey(file);
  if (key.length < 32)
    throw new CannotStart(`The file ${file} holds no key any more. Put back a copy of it.`);
  return key;
}

type KeySettings = Pick<
  Settings,
  'secretKey' | 'previousSecretKey' | 'sessionEpoch' | 'dataFolder' | 'databaseUrl'
>;

export const secretKeyOf = ({
  secretKey,
  previousSecretKey,
  sessionEpoch,
  dataFolder,
}: KeySettings): SecretKey => ({
  current: secretKey ?? secretKeyIn(dataFolder),
  previous: previousSecretKey,
  sessionEpoch,
});

/** The running shop's own key; it must exist, because a new one would open nothing. */
export function keptSecretKeyOf(
  settings: KeySettings,
  advice = 'Start the shop first, or set SECRET_KEY as it has it.',
): SecretKey {
  const { secretKey, dataFolder } = settings;
  if (!secretKey && !existsSync(fileIn(dataFolder)))
    throw new CannotStart(`There is no key in ${dataFolder}. ${advice}`);
  return secretKeyOf(settings);
}

/** There is a key but no database beside it: a disk was not mounted, or a restore forgot half. */
export function refuseLostDatabase({ databaseUrl, dataFolder }: KeySettings) {
  const file = fileIn(dataFolder);
  const database = path.join(dataFolder, 'database');
  if (databaseUrl || !existsSync(file) || existsSync(database)) return;
  throw new CannotStart(
    `There is a key in ${dataFolder} and no database beside it. Put back a copy of ${database}, or remove ${file} ` +
      'to begin a new shop.',
  );
}
