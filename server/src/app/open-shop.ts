import path from 'node:path';
import type { Logger } from 'pino';
import { loadDemo } from '../../demo/load-demo.js';
import { CannotStart } from '../platform/cannot-start.js';
import { type Clock, systemClock } from '../platform/clock.js';
import { makeDataFolder, takeDataFolder } from '../platform/data-folder.js';
import { openDatabase } from '../platform/database/database.js';
import { migrate } from '../platform/database/migrations.js';
import { asStartTrouble } from '../platform/database/start-trouble.js';
import { openFileStore } from '../platform/files/file-store.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { openMail } from '../platform/mail/mail.js';
import { measure } from '../platform/metrics.js';
import { secretKeyIn } from '../platform/secret-key.js';
import type { Settings } from '../platform/settings.js';
import type { Shop } from '../platform/shop.js';
import { buildApp } from './build.js';
import { openFeatures } from './features.js';
import { serveMetrics } from './metrics-server.js';
import { Opened } from './opened.js';
import { builtWeb } from './web-build.js';

type Progress = (words: string) => void;
type Parts = { log: Logger; clock?: Clock; progress?: Progress; webFolder?: string };

function takenPort(host: string, port: number, error: unknown) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new CannotStart(`Port ${port} at ${host} is taken. Stop what listens there, or set another one.`);
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CannotStart(
      `This process cannot listen at ${host}, port ${port}. Set HOST and PORT to others.`,
    );
  return error;
}

const databaseOf = ({ databaseUrl, databaseConnections, dataFolder }: Settings, progress: Progress) =>
  databaseUrl
    ? { url: databaseUrl, connections: databaseConnections }
    : { folder: path.join(dataFolder, 'database'), progress };

/** The whole shop, from its data to its calls; listening, working and stopping are the caller's. */
export async function openShop(settings: Settings, parts: Parts) {
  const opened = new Opened();
  try {
    return await openParts(settings, parts, opened);
  } catch (error) {
    await opened.close().catch((failure: Error) => parts.log.warn({ err: failure }, 'not all was closed'));
    throw error;
  }
}

async function openParts(
  settings: Settings,
  { log, clock = systemClock, progress = () => {}, webFolder = builtWeb }: Parts,
  opened: Opened,
) {
  // Processes that share a PostgreSQL may share the folder too: nothing in it has one owner then.
  if (settings.databaseUrl) makeDataFolder(settings.dataFolder);
  else opened.add(await takeDataFolder(settings.dataFolder));
  const secretKey = settings.secretKey ?? secretKeyIn(settings.dataFolder);
  const where = databaseOf(settings, progress);
  const database = await openDatabase(where, clock, log);
  opened.add(() => database.close());
  try {
    await migrate(database.kysely);
    if (settings.demo) await database.write((tx) => loadDemo(tx, progress, secretKey));
  } catch (error) {
    throw asStartTrouble(where, error);
  }

  let origin = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  const shop: Shop = {
    read: database.read.bind(database),
    write: database.write.bind(database),
    settings,
    clock,
    log,
    files: openFileStore(settings, log),
    secretKey,
    publicUrl: () => origin,
  };
  const mail = openMail(shop);
  opened.add(async () => mail.close());
  const features = await openFeatures(shop);
  opened.add(() => features.close());
  const jobs = new JobRunner(database, log, [...features.workers, ...mail.workers]);
  database.onWorkLeft = () => jobs.wake();
  opened.add(() => jobs.stop());
  const app = await buildApp(shop, features, database, webFolder);
  const metrics = settings.metricsPort === undefined ? undefined : measure(app, database);
  opened.add(() => app.close());

  let metricsAddress: string | undefined;
  const listen = async () => {
    const address = await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw takenPort(settings.host, settings.port, error);
    });
    origin = settings.publicUrl ?? address;
    if (metrics) {
      const where = { host: settings.host, port: settings.metricsPort! };
      const served = await serveMetrics(metrics, where).catch((error: unknown) => {
        throw takenPort(where.host, where.port, error);
      });
      opened.add(served.close);
      metricsAddress = served.address;
      progress(`Metrics at ${metricsAddress}`);
    }
    await jobs.start();
    features.catalogue.keepLooking();
    return address;
  };

  return {
    app,
    shop,
    jobs,
    database,
    routes: features.routes,
    catalogue: features.catalogue,
    get metricsAddress() {
      return metricsAddress;
    },
    /** Serves, and tells at which address. */
    listen: () =>
      listen().catch(async (error: unknown) => {
        await opened.close();
        throw error;
      }),
    /** Requests in flight and the job at hand end first. */
    close: () => opened.close(),
  };
}
