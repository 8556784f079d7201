import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './missing.js';

type Bytes = Uint8Array | string | AsyncIterable<Uint8Array>;

/** The folder is there, but for the first file. */
async function openNew(file: string) {
  const begin = () => open(file, 'wx', 0o600);
  try {
    return await begin();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(path.dirname(file), { recursive: true });
    return begin();
  }
}

async function replace(file: string, bytes: Bytes, whenWritten?: (handle: FileHandle) => Promise<void>) {
  const aside = `${file}.${randomBytes(6).toString('hex')}.new`;
  try {
    const handle = await openNew(aside);
    try {
      await writeFile(handle, bytes);
      await whenWritten?.(handle);
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function sync(folder: string) {
  const itself = await open(folder, 'r');
  await itself.sync().finally(() => itself.close());
}

/**
 * Leaves either the whole new file or the old one, even after a power cut; a reader never sees half a file.
 */
export async function writeAtomically(file: string, bytes: Bytes) {
  await replace(file, bytes, (handle) => handle.sync());
  await sync(path.dirname(file));
}

/** The same without waiting for the disk: a power cut may take the file. */
export const writeWhole = (file: string, bytes: Bytes) => replace(file, bytes);
