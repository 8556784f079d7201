import type pg from 'pg';
import type { Hear } from './listen.js';

type Listening = { channel: string; hear: Hear };

/** Hears notifications in the embedded database: on its one connection, and on any that replaces it. */
export class EmbeddedListeners {
  readonly #all = new Set<Listening>();

  async listenOn(client: pg.ClientBase) {
    client.on('notification', ({ channel, payload }) => {
      for (const each of this.#all) if (each.channel === channel) each.hear(payload);
    });
    for (const { channel, hear } of this.#all) {
      await client.query(listenTo(client, channel));
      hear();
    }
  }

  add(pool: pg.Pool, channel: string, hear: Hear) {
    const listening = { channel, hear };
    this.#all.add(listening);
    // If this fails, the connection is lost, and the next one listens from its beginning.
    void pool
      .connect()
      .then((client) => client.query(listenTo(client, channel)).finally(() => client.release()))
      .catch(() => {});
    return { close: async () => void this.#all.delete(listening) };
  }
}

const listenTo = (client: pg.ClientBase, channel: string) => `listen ${client.escapeIdentifier(channel)}`;
