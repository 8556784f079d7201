import pg from 'pg';
import { seconds } from '../clock.js';
import { processName } from './process-name.js';

/** The query was sent, but no answer came in time. */
export class Silence extends Error {}

/**
 * A connection besides those of the pool: however busy they are, its answer tells about the database. If it
 * falls silent or is lost, the next query gets a new one.
 */
export class Aside {
  readonly #url: string;
  readonly #name: string;
  readonly #longestSilence: number;
  #client: pg.Client | undefined;

  constructor(url: string, name: string, longestSilence: number) {
    this.#url = url;
    this.#name = name;
    this.#longestSilence = longestSilence;
  }

  /** Returns one row. Takes one query at a time. */
  async ask<Row extends pg.QueryResultRow>(question: string, values: readonly unknown[] = []): Promise<Row> {
    const client = this.#client ?? this.#make();
    let isOver = false;
    let isSilent = false;
    const endSilence = () => {
      if (isOver) return;
      isSilent = true;
      client.connection.stream.destroy();
    };
    // Not at once: if this process itself stood still, the answer may have arrived and not been read yet.
    const late = setTimeout(() => setImmediate(endSilence), this.#longestSilence);
    try {
      if (this.#client !== client) await client.connect();
      this.#client = client;
      const { rows } = await client.query<Row>(question, [...values]);
      return rows[0]!;
    } catch (error) {
      this.close();
      client.connection.stream.destroy();
      throw isSilent ? new Silence('The database did not answer in time.') : error;
    } finally {
      isOver = true;
      clearTimeout(late);
    }
  }

  #make() {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      keepAliveInitialDelayMillis: seconds(10),
      application_name: processName(this.#name),
    });
    const forget = () => {
      if (this.#client === client) this.#client = undefined;
    };
    // If the connection is lost, the next query finds out.
    client.on('error', forget);
    client.on('end', forget);
    return client;
  }

  close() {
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
  }
}
