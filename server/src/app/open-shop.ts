import path from 'node:path';
import type { Logger } from 'pino';
import { hasRules } from '../features/fulfilment/index.js';
import { noteLetterOutcome } from '../features/orders/index.js';
import { CannotStart } from '../platform/cannot-start.js';
import { type Clock, systemClock } from '../platform/clock.js';
import { makeDataFolder, takeDataFolder } from '../platform/data-folder.js';
import { openDatabase } from '../platform/database/database.js';
import { migrate } from '../platform/database/migrations.js';
import { asStartTrouble } from '../platform/database/start-trouble.js';
import { openFileStore } from '../platform/files/file-store.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { openMail } from '../platform/mail/mail.js';
import { refuseLostDatabase, secretKeyOf } from '../platform/secret-key.js';
import type { Settings } from '../platform/settings.js';
import type { Shop } from '../platform/shop.js';
import { buildApp, buildStaffApp } from './build.js';
import { openFeatures } from './features.js';
import { installedDemo } from './installed-demo.js';
import { measureShop } from './metrics/measure-shop.js';
import { serveMetrics } from './metrics/metrics-server.js';
import { openTracing } from './open-tracing.js';
import { Opened } from './opened.js';
import { checkSecretKey } from './secret-key.js';
import { builtWeb } from './web-build.js';

type Progress = (words: string) => void;
type Parts = { log: Logger; clock?: Clock; progress?: Progress; webFolder?: string };

/** Passkeys must belong to a name, so this machine is called by its name instead of its number. */
const staffOriginAt = (host: string, port: number) =>
  `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;

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

const databaseOf = (
  { databaseUrl, databaseReplicaUrl, databaseConnections, dataFolder }: Settings,
  progress: Progress = () => {},
) =>
  databaseUrl
    ? { url: databaseUrl, replica: databaseReplicaUrl, connections: databaseConnections }
    : { folder: path.join(dataFolder, 'database'), progress };

/**
 * Opens the whole shop, from its data to its calls. The caller decides when it listens, runs jobs and stops.
 */
export async function openShop(settings: Settings, parts: Parts) {
  const opened = new Opened();
  try {
    return await openParts(settings, parts, opened);
  } catch (error) {
    await opened.close().catch((failure: Error) => parts.log.warn({ err: failure }, 'not all was closed'));
    throw asStartTrouble(databaseOf(settings), error);
  }
}

async function openParts(
  settings: Settings,
  { log, clock = systemClock, progress = () => {}, webFolder = builtWeb }: Parts,
  opened: Opened,
) {
  for (const warning of settings.warnings) log.warn({}, warning);
  // Processes that share a PostgreSQL may share the folder too, so none of them takes it for itself.
  if (settings.databaseUrl) makeDataFolder(settings.dataFolder);
  else opened.add(await takeDataFolder(settings.dataFolder));
  const demo = settings.demo ? await installedDemo() : undefined;
  const where = databaseOf(settings, progress);
  refuseLostDatabase(settings);
  const database = await openDatabase(where, clock, log);
  opened.add(() => database.close());
  // Made after the database, so that a first start that is cut off leaves no key without a database.
  const secretKey = secretKeyOf(settings);
  await migrate(database.kysely);
  await checkSecretKey(database, secretKey, log);
  if (demo) await database.write((tx) => demo.loadDemo(tx, progress, secretKey));
  database.keepWatch();

  const { host } = settings;
  let origin = settings.publicUrl ?? `http://${host}:${settings.port}`;
  let staffOrigin = settings.staffUrl ?? staffOriginAt(host, settings.staffPort ?? settings.port);
  const tracing = settings.tracing && openTracing(settings.tracing, log);
  if (tracing) opened.add(tracing.close);
  const shop: Shop = {
    read: database.read.bind(database),
    readTogether: database.readTogether.bind(database),
    readCopy: database.readCopy.bind(database),
    snapshot: database.snapshot.bind(database),
    report: database.report.bind(database),
    write: database.write.bind(database),
    hear: database.hear,
    settings,
    clock,
    log,
    files: openFileStore(settings, log),
    tracer: tracing?.tracer,
    secretKey,
    publicUrl: () => origin,
    staffUrl: () => staffOrigin,
  };
  const mail = openMail(shop, noteLetterOutcome);
  opened.add(() => mail.close());
  const features = await openFeatures(shop);
  opened.add(() => features.close());
  const jobs = new JobRunner(database, log, [...features.workers, ...mail.workers], tracing?.tracer);
  database.onWorkLeft = (lane) => jobs.wake(lane);
  opened.add(() => jobs.stop());
  const app = await buildApp(shop, features, database, webFolder);
  opened.add(() => app.close());
  const staffApp = settings.staffPort === undefined ? undefined : await buildStaffApp(shop, features.staff);
  if (staffApp) opened.add(() => staffApp.close());
  const servers = staffApp ? [app, staffApp] : [app];
  const metrics =
    settings.metricsPort === undefined
      ? undefined
      : measureShop(settings, { servers, database, jobs, passwords: features.passwords });

  const warnWithoutRules = async () => {
    if (await shop.read(hasRules)) return;
    const words =
      'there are no rules of sale: nothing is delivered or shipped, until `npm run rules -- import`';
    log.warn({}, words);
  };

  const listenAt = (server: typeof app, port: number) =>
    server.listen({ host, port }).catch((error: unknown) => {
      throw takenPort(host, port, error);
    });

  let metricsAddress: string | undefined;
  const listen = async () => {
    const address = await listenAt(app, settings.port);
    origin = settings.publicUrl ?? address;
    if (staffApp) {
      const { port } = new URL(await listenAt(staffApp, settings.staffPort!));
      const staffAddress = staffOriginAt(host, Number(port));
      staffOrigin = settings.staffUrl ?? staffAddress;
      progress(`Staff at ${staffAddress}`);
    }
    if (metrics) {
      const where = { host, port: settings.metricsPort! };
      const served = await serveMetrics(metrics, where).catch((error: unknown) => {
        throw takenPort(where.host, where.port, error);
      });
      opened.add(served.close);
      metricsAddress = served.address;
      progress(`Metrics at ${metricsAddress}`);
    }
    await warnWithoutRules();
    await jobs.start();
    features.catalogue.keepLooking();
    return address;
  };

  return {
    app,
    staffApp,
    shop,
    jobs,
    database,
    routes: features.routes,
    staffRoutes: features.staff.routes,
    catalogue: features.catalogue,
    get metricsAddress() {
      return metricsAddress;
    },
    /** Starts to serve, and returns the address. */
    listen: () =>
      listen().catch(async (error: unknown) => {
        await opened.close();
        throw asStartTrouble(where, error);
      }),
    /** Waits for requests in flight and for the current job. */
    close: () => opened.close(),
  };
}
