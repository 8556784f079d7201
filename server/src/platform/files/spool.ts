import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes everything to disk and lets it be read from there repeatedly, so that a slow side keeps nothing open
 * on the other. The file has no name, so that nothing of it is left, however the process ends.
 */
export async function spool(chunks: AsyncIterable<string | Uint8Array>): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cellar-'));
  const file = await open(path.join(folder, 'spool'), 'w+', 0o600);
  await rm(folder, { recursive: true });
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
