import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { takeDataFolder } from '../../platform/data-folder.js';

const workFolder = (dataFolder: string) => path.join(dataFolder, 'backup-work');

/** Where the running shop lays a copy of its embedded database, for the backup that has asked for it. */
export const copiedDatabase = (dataFolder: string) => path.join(workFolder(dataFolder), 'copy', 'database');

/** A folder for what is under way: one backup, restore or proof at a time; nothing of it is left behind. */
export async function inScratch<Result>(dataFolder: string, work: (folder: string) => Promise<Result>) {
  const leave = await takeDataFolder(workFolder(dataFolder));
  const folder = path.dirname(copiedDatabase(dataFolder));
  try {
    // One that was killed may have left its own.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await leave();
  }
}
