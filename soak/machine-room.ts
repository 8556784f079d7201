import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '../server/src/app/open-shop.js';
import { createLog } from '../server/src/platform/log.js';
import { readSettings } from '../server/src/platform/settings.js';
import { filledDatabase, startFilledPostgres } from '../server/src/testing/kept-databases.js';
import { runOn } from '../server/src/testing/run-on.js';
import { SilentProxy } from '../server/src/testing/silent-proxy.js';
import { TestMailServer } from '../server/src/testing/test-mail-server.js';
import { Place } from './place.js';

/**
 * Servers of the built shop on one PostgreSQL, and a mail server, each of which can fail. The soak's own shop
 * only watches, unaffected by what fails: it serves nobody and does no jobs.
 */
export class MachineRoom {
  readonly places: readonly Place[];
  readonly mail: TestMailServer;
  readonly mailWire: SilentProxy;
  readonly databaseWire: SilentProxy;
  readonly looksOn: Awaited<ReturnType<typeof openShop>>;
  readonly #postgres: NonNullable<Awaited<ReturnType<typeof startFilledPostgres>>>;
  readonly #folder: string;

  private constructor(
    room: Pick<MachineRoom, 'places' | 'mail' | 'mailWire' | 'databaseWire' | 'looksOn'>,
    postgres: NonNullable<Awaited<ReturnType<typeof startFilledPostgres>>>,
    folder: string,
  ) {
    this.places = room.places;
    this.mail = room.mail;
    this.mailWire = room.mailWire;
    this.databaseWire = room.databaseWire;
    this.looksOn = room.looksOn;
    this.#postgres = postgres;
    this.#folder = folder;
  }

  /** With a port, the first server shows its metrics there, and each other one at the next. */
  static async open(servers: number, metricsPort?: number) {
    const postgres = await startFilledPostgres();
    if (!postgres) throw new Error('The soak needs the programs of PostgreSQL, and this machine has none.');
    const folder = mkdtempSync(path.join(tmpdir(), 'cellar-soak-'));
    const mail = new TestMailServer();
    await mail.start();
    const [databaseWire, mailWire] = [new SilentProxy(postgres.url), new SilentProxy(mail.url)];
    const [databasePort, mailPort] = [await databaseWire.start(), await mailWire.start()];
    const variables = {
      DATA_DIR: folder,
      DEMO: '1',
      DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/${filledDatabase}`,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SECRET_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'warn',
    };
    const direct = { ...variables, DATABASE_URL: `${postgres.url}/${filledDatabase}` };
    const looksOn = await openShop(readSettings(direct), { log: createLog('silent') });
    const places = Array.from(
      { length: servers },
      (_, at) =>
        new Place({
          ...variables,
          ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort + at) }),
        }),
    );
    await Promise.all(places.map((place) => place.start()));
    return new MachineRoom({ places, mail, mailWire, databaseWire, looksOn }, postgres, folder);
  }

  /** The addresses that serve customers now. */
  get addresses() {
    return this.places.flatMap(({ address }) => address ?? []);
  }

  /** The addresses that serve staff now. */
  get staffAddresses() {
    return this.places.flatMap(({ address, staffAddress }) => (address ? staffAddress : []));
  }

  cutConnections() {
    return runOn(
      this.#postgres.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${filledDatabase}' and application_name like 'cellar%' and pid <> pg_backend_pid()`,
    );
  }

  async restartDatabase(away: number) {
    await this.#postgres.halt();
    await new Promise((later) => setTimeout(later, away));
    await this.#postgres.start();
  }

  async stopServers() {
    await Promise.all(this.places.map((place) => place.stop('SIGTERM')));
  }

  async close() {
    await Promise.all(this.places.map((place) => place.stop('SIGKILL')));
    await this.looksOn.close();
    await this.databaseWire.stop();
    await this.mailWire.stop();
    await this.mail.stop();
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
