import path from 'node:path';
import type { Logger } from 'pino';
import { loadDemo } from '../../demo/load-demo.js';
import { CannotStart } from '../platform/cannot-start.js';
import { type Clock, systemClock } from '../platform/clock.js';
import { takeDataFolder } from '../platform/data-folder.js';
import { openDatabase } from '../platform/database/database.js';
import { migrate } from '../platform/database/migrations.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { secretKeyIn } from '../platform/secret-key.js';
import type { Settings } from '../platform/settings.js';
import type { Shop } from '../platform/shop.js';
import { buildApp } from './build.js';
import { openFeatures } from './features.js';

type Parts = { log: Logger; clock?: Clock; progress?: (words: string) => void };

const takenPort = ({ host, port }: Settings, error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    return new CannotStart(
      `Port ${port} at ${host} is taken. Stop what listens there, or set PORT to another one.`,
    );
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL')
    return new CannotStart(
      `This process may not listen at ${host}, port ${port}. Set HOST and PORT to others.`,
    );
  return error;
};

/** The whole shop, from its data to its calls; listening, working and stopping are the caller's. */
export async function openShop(settings: Settings, { log, clock = systemClock, progress = () => {} }: Parts) {
  const release = await takeDataFolder(settings.dataFolder);
  const database = await openDatabase(
    settings.databaseUrl
      ? { url: settings.databaseUrl, connections: settings.databaseConnections }
      : { folder: path.join(settings.dataFolder, 'database') },
    clock,
    log,
  );
  await migrate(database.kysely);
  if (settings.demo) await database.write((tx) => loadDemo(tx, progress));

  let origin = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  const shop: Shop = {
    read: database.read.bind(database),
    write: database.write.bind(database),
    settings,
    clock,
    log,
    secretKey: settings.secretKey ?? secretKeyIn(settings.dataFolder),
    publicUrl: () => origin,
  };
  const features = openFeatures(shop);
  const app = await buildApp(shop, features);
  const jobs = new JobRunner(database, log, features.workers);
  database.onWorkLeft = () => jobs.wake();

  return {
    app,
    shop,
    jobs,
    database,
    /** Serves, and tells at which address. */
    async listen() {
      const address = await app
        .listen({ host: settings.host, port: settings.port })
        .catch((error: unknown) => {
          throw takenPort(settings, error as NodeJS.ErrnoException);
        });
      origin = settings.publicUrl ?? address;
      await jobs.start();
      return address;
    },
    /** Requests in flight and the job at hand end first. */
    async close() {
      await app.close();
      await jobs.stop();
      await database.close();
      await release();
    },
  };
}
