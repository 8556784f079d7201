import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeAtomically } from '../../platform/files/write-atomically.js';
import type { SecretKey } from '../../platform/secret-key.js';
import { type AboutCopy, aboutName, readAbout } from './about-copy.js';
import { type Copy, readCopy } from './copies.js';
import type { Entry } from './entries.js';
import { runSql } from './postgres-programs.js';

/** Where a copy is restored. `clearing` is SQL that runs before everything else, in the same transaction. */
export type Into = {
  database: { url: string; clearing?: string } | { folder: string };
  files: string;
};

/** Prevents names that lead out of their folder. */
function placeIn(folder: string, name: string) {
  const place = path.join(folder, name);
  if (!`${place}${path.sep}`.startsWith(folder + path.sep))
    throw new Error(`${name} lies outside of the copy.`);
  return place;
}

async function putInFolder(folder: string, name: string, content: Entry['content']) {
  const place = placeIn(folder, name);
  const isFolder = name.endsWith('/');
  await mkdir(isFolder ? place : path.dirname(place), { recursive: true, mode: 0o700 });
  await (isFolder ? leave(content) : pipeline(content, createWriteStream(place, { mode: 0o600 })));
}

async function leave(content: Entry['content']) {
  for await (const _chunk of content);
}

function put({ name, content }: Entry, { database, files }: Into): Promise<unknown> {
  const [part, rest] = name.split(/\/(.*)/s);
  if (part === 'database.sql' && 'url' in database) return runSql(database.url, content, database.clearing);
  if (part === 'database' && rest && 'folder' in database) return putInFolder(database.folder, rest, content);
  if (part === 'files' && rest && !rest.endsWith('/')) return writeAtomically(placeIn(files, rest), content);
  return leave(content);
}

async function through(copy: Pick<Copy, 'file' | 'name'>, secretKey: SecretKey, take: Take) {
  let about: AboutCopy | undefined;
  let files = 0;
  for await (const entry of readCopy(copy, secretKey)) {
    if (entry.name === aboutName) about = await readAbout(entry.content);
    else await take(entry);
    if (entry.name.startsWith('files/')) files++;
  }
  return { about: about!, files };
}
type Take = (entry: Entry) => Promise<unknown>;

/** Reads a copy from beginning to end, so that damage is found before anything is changed. */
export const checkCopy = (copy: Pick<Copy, 'file' | 'name'>, secretKey: SecretKey) =>
  through(copy, secretKey, ({ content }) => leave(content));

export const unpackCopy = (copy: Pick<Copy, 'file' | 'name'>, secretKey: SecretKey, into: Into) =>
  through(copy, secretKey, (entry) => put(entry, into));
