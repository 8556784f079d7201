import pg from 'pg';
import { seconds } from '../clock.js';
import { processName } from './process-name.js';

/** The connection took the question, and nothing came back in time. */
export class Silence extends Error {}

/**
 * A connection of its own, beside those of the pool: however busy they are, its answer is about the database. One that
 * has fallen silent or was lost is made anew for the next question.
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

  /** One row; one question at a time. */
  async ask<Row extends pg.QueryResultRow>(question: string, values: readonly unknown[] = []): Promise<Row> {
    const client = this.#client ?? this.#make();
    let isOver = false;
    let isSilent = false;
    const endSilence = () => {
      if (isOver) return;
      isSilent = true;
      client.connection.stream.destroy();
    };
    // Not at once: the answer may lie there unread, when this process was the one that stood still.
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
    // Its loss is an answer to the next question.
    client.on('error', forget);
    client.on('end', forget);
    return client;
  }

  close() {
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
  }
}
