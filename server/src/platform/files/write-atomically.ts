import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

async function sync(folder: string) {
  const itself = await open(folder, 'r');
  await itself.sync().finally(() => itself.close());
}

/**
 * Leaves either the whole new file or the old one, even after a power cut; a reader never sees half a file.
 */
export async function writeAtomically(file: string, bytes: Uint8Array | string | AsyncIterable<Uint8Array>) {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const aside = `${file}.${randomBytes(6).toString('hex')}.new`;
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await writeFile(handle, bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await sync(folder);
}
