import type { Transaction } from '../../../platform/database/database.js';
import { Listener } from '../../../platform/database/listen.js';
import type { Shop } from '../../../platform/shop.js';
import { CatalogueReader } from './catalogue-reader.js';

const pause = 500;
/**
 * Every sale changes what is left, so changes that come within this many milliseconds are looked at together.
 */
const moment = 50;

/** The catalogue in the memory of this process, and how it is kept current. */
export class Catalogue {
  readonly #reader: CatalogueReader;
  readonly #shop: Shop;
  readonly #listener: Listener | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  /** The check for changes that this process has committed. */
  #own: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #told: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(shop: Shop, reader: CatalogueReader) {
    this.#shop = shop;
    this.#reader = reader;
    const { databaseUrl } = shop.settings;
    if (databaseUrl) this.#listener = new Listener(databaseUrl, 'catalogue_change', this.#soon);
  }

  static async open(shop: Shop) {
    return new Catalogue(shop, await CatalogueReader.open(shop));
  }

  get shelves() {
    return this.#reader.shelves;
  }

  get changes() {
    return this.#reader.changes;
  }

  get position() {
    return this.#reader.position;
  }

  /** Called by a transaction that changes what is for sale: reads after its commit see the change. */
  changed(tx: Transaction) {
    tx.afterCommit(() => {
      const look = this.look().finally(() => {
        if (this.#own === look) this.#own = undefined;
      });
      this.#own = look;
    });
  }

  /** Waits a moment, so that changes told by other processes are looked at together. */
  readonly #soon = () => {
    this.#told ??= setTimeout(() => {
      this.#told = undefined;
      void this.look();
    }, moment).unref();
  };

  /** Checks for changes now; if the database does not answer, it tries again soon. */
  readonly look = () =>
    this.catchUp().catch((error: Error) =>
      this.#shop.log.debug({ error: error.message }, 'the catalogue could not be looked at'),
    );

  /**
   * Resolves when everything committed so far is visible. A check already under way may have begun too early
   * for it.
   */
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

  /** Waits for the check that follows a commit of this process: the caller may have made that change. */
  async caughtUp() {
    await this.#own;
  }

  /** Runs while the shop is open, and finds changes of which no notice arrived. */
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
    clearTimeout(this.#told);
    await this.#listener?.close();
    await (this.#next ?? this.#running)?.catch(() => {});
  }
}
