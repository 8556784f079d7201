import pg from 'pg';
import { seconds } from '../clock.js';

const pause = seconds(1);

/**
 * Hears what other processes notify, on a connection of its own that is made anew whenever it is lost. What was
 * notified in between is not heard: whenever it hears again it calls as if something had been.
 */
export class Listener {
  readonly #url: string;
  readonly #channel: string;
  readonly #hear: () => void;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, channel: string, hear: () => void) {
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
      application_name: 'cellar-door listener',
    });
    this.#client = client;
    client.on('notification', this.#hear);
    // The pool tells when the database is away; here it is enough to come again.
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
    await this.#client?.end().catch(() => {});
  }
}
