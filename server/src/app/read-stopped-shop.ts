import path from 'node:path';
import { systemClock } from '../platform/clock.js';
import { takeDataFolder } from '../platform/data-folder.js';
import { type Db, openDatabase } from '../platform/database/database.js';
import type { Log } from '../platform/log.js';
import type { Settings } from '../platform/settings.js';
import { Opened } from './opened.js';

/** Looks into a shop's database from beside it. The embedded one belongs to one process: its shop is stopped first. */
export async function readStoppedShop<Result>(
  { databaseUrl, dataFolder }: Settings,
  log: Log,
  look: (db: Db) => Promise<Result>,
): Promise<Result> {
  const opened = new Opened();
  try {
    if (!databaseUrl) opened.add(await takeDataFolder(dataFolder));
    const where = databaseUrl
      ? { url: databaseUrl, connections: 2 }
      : { folder: path.join(dataFolder, 'database') };
    const database = await openDatabase(where, systemClock, log);
    opened.add(() => database.close());
    return await database.read(look);
  } finally {
    await opened.close();
  }
}
