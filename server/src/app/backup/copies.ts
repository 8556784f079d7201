import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CannotStart } from '../../platform/cannot-start.js';
import { writeAtomically } from '../../platform/files/write-atomically.js';
import type { SecretKey } from '../../platform/secret-key.js';
import { type Entry, pack, unpack } from './entries.js';
import { openCopy, sealCopy } from './sealed-copy.js';

export type Copy = { readonly name: string; readonly file: string; readonly madeAt: Date };

const shape = /^cellar-door-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

const nameAt = (now: Date) => `cellar-door-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

export const copyAt = (folder: string, now: Date): Copy => ({
  name: nameAt(now),
  file: path.join(folder, nameAt(now)),
  madeAt: now,
});

/** Newest first. Files with other names in the folder are ignored. */
export const copiesIn = (folder: string): Copy[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => {
      const [, day, hour, minute, second] = shape.exec(name) ?? [];
      const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
      return day ? [{ name, file: path.join(folder, name), madeAt }] : [];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());

/** Unfinished files of backups that were killed. */
export const halvesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^cellar-door-.+\.backup\.[0-9a-f]{12}\.new$/.test(name))
    .map((name) => path.join(folder, name));

/** The named copy, in the folder of copies or anywhere else; without a name, the newest. */
export function findCopy(folder: string, name: string | undefined): { name: string; file: string } {
  if (name) {
    const file = [path.join(folder, name), path.resolve(name)].find((one) => existsSync(one));
    if (file) return { name: path.basename(file), file };
    throw new CannotStart(`There is no copy ${name}, neither here nor in ${folder}.`);
  }
  const [newest] = copiesIn(folder);
  if (newest) return newest;
  throw new CannotStart(`There is no copy in ${folder}. Make one by npm run backup, or set BACKUP_DIR.`);
}

/** When the source fails, the reader of the result gets the error. */
function through(source: AsyncIterable<Uint8Array>, zip: Transform): AsyncIterable<Buffer> {
  pipeline(source, zip).catch(() => {});
  return zip;
}

export const writeCopy = (file: string, entries: AsyncIterable<Entry>, secretKey: SecretKey) =>
  writeAtomically(file, sealCopy(through(pack(entries), createGzip()), secretKey));

export const readCopy = ({ file, name }: Pick<Copy, 'file' | 'name'>, secretKey: SecretKey) =>
  unpack(through(openCopy(createReadStream(file), name, secretKey), createGunzip()));
