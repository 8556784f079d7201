import path from 'node:path';
import { systemClock } from '../platform/clock.js';
import { takeDataFolder } from '../platform/data-folder.js';
import { type Database, type Db, openDatabase } from '../platform/database/database.js';
import type { Log } from '../platform/log.js';
import type { Settings } from '../platform/settings.js';
import { Opened } from './opened.js';

/**
 * Opens a shop's database from another process. An embedded database allows only one process: stop its shop
 * first.
 */
export async function besideTheShop<Result>(
  { databaseUrl, dataFolder }: Settings,
  log: Log,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const opened = new Opened();
  try {
    if (!databaseUrl) opened.add(await takeDataFolder(dataFolder));
    const where = databaseUrl
      ? { url: databaseUrl, connections: 2 }
      : { folder: path.join(dataFolder, 'database') };
    const database = await openDatabase(where, systemClock, log);
    opened.add(() => database.close());
    return await work(database);
  } finally {
    await opened.close();
  }
}

export const readStoppedShop = <Result>(settings: Settings, log: Log, look: (db: Db) => Promise<Result>) =>
  besideTheShop(settings, log, (database) => database.read(look));
