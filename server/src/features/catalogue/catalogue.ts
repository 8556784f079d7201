import type { Transaction } from '../../platform/database/database.js';
import { Listener } from '../../platform/database/listen.js';
import type { Shop } from '../../platform/shop.js';
import { CatalogueReader } from './catalogue-reader.js';

const pause = 500;

/** The catalogue as this process knows it, and how it comes to know better. */
export class Catalogue {
  readonly #reader: CatalogueReader;
  readonly #shop: Shop;
  readonly #listener: Listener | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  /** A look for what this process has committed. */
  #own: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(shop: Shop, reader: CatalogueReader) {
    this.#shop = shop;
    this.#reader = reader;
    const { databaseUrl } = shop.settings;
    if (databaseUrl) this.#listener = new Listener(databaseUrl, 'catalogue_change', () => void this.look());
  }

  static async open(shop: Shop) {
    return new Catalogue(shop, await CatalogueReader.open(shop));
  }

  get shelves() {
    return this.#reader.shelves;
  }

  versionOf(_storeId: number) {
    return this.#reader.version;
  }

  /** This transaction changes what is for sale: whoever asks after its commit sees it. */
  changed(tx: Transaction) {
    tx.afterCommit(() => {
      const look = this.look().finally(() => {
        if (this.#own === look) this.#own = undefined;
      });
      this.#own = look;
    });
  }

  /** Looks for changes now; a database that is away is looked at again soon. */
  readonly look = () =>
    this.catchUp().catch((error: Error) =>
      this.#shop.log.debug({ error: error.message }, 'the catalogue could not be looked at'),
    );

  /** Resolves when all that is committed by now is seen: a look under way may have begun too early for it. */
  catchUp(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    if (!this.#running) {
      this.#running = this.#reader.readChanges().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.catchUp();
      });
    return this.#next;
  }

  /** Waits for the look that follows a commit of this process; whoever asks may have made the change. */
  async caughtUp() {
    await this.#own;
  }

  /** From when the shop listens: what no notice has told is found all the same. */
  keepLooking() {
    this.#timer = setTimeout(() => {
      void this.look();
      if (!this.#isClosed) this.keepLooking();
    }, pause);
    this.#timer.unref();
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#listener?.close();
    await (this.#next ?? this.#running)?.catch(() => {});
  }
}
