import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { takeDataFolder } from '../../platform/data-folder.js';

const workFolder = (dataFolder: string) => path.join(dataFolder, 'backup-work');

/** Where the running shop puts a copy of its embedded database for the backup that asked for it. */
export const copiedDatabase = (dataFolder: string) => path.join(workFolder(dataFolder), 'copy', 'database');

/** A folder for work in progress: one backup, restore or proof at a time; nothing is left in it. */
export async function inScratch<Result>(dataFolder: string, work: (folder: string) => Promise<Result>) {
  const leave = await takeDataFolder(workFolder(dataFolder));
  const folder = path.dirname(copiedDatabase(dataFolder));
  try {
    // A killed run may have left its files.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await leave();
  }
}
