import pg from 'pg';
import { seconds } from '../clock.js';
import { processName } from './process-name.js';

const pause = seconds(1);

/** Called with what was notified; without it when something may have been missed. */
export type Hear = (told?: string) => void;

/**
 * Hears what other processes notify, on a connection of its own that is made anew whenever it is lost.
 * Notifications in between are missed, so whenever it listens again it calls back as if there had been one.
 */
export class Listener {
  readonly #url: string;
  readonly #channel: string;
  readonly #hear: Hear;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, channel: string, hear: Hear) {
    this.#url = url;
    this.#channel = channel;
    this.#hear = hear;
    void this.#connect();
  }

  async #connect() {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: seconds(5),
      keepAlive: true,
      keepAliveInitialDelayMillis: seconds(10),
      application_name: processName('listener'),
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#hear(payload));
    // The pool reports that the database is away; here it is enough to reconnect.
    client.on('error', () => {});
    client.once('end', () => this.#again(client));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
      this.#hear();
    } catch {
      this.#again(client);
    }
  }

  #again(lost: pg.Client) {
    if (this.#isClosed || this.#client !== lost) return;
    this.#client = undefined;
    void lost.end().catch(() => {});
    this.#timer = setTimeout(() => void this.#connect(), pause);
    this.#timer.unref();
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    if (!client) return;
    // A silent connection does not answer the goodbye.
    const late = setTimeout(() => client.connection.stream.destroy(), seconds(2));
    await client.end().catch(() => {});
    clearTimeout(late);
  }
}
