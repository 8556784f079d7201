import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BoundedMap } from '../bounded-map.js';
import type { Log } from '../log.js';
import type { Settings } from '../settings.js';
import { BoundedWork } from './bounded-work.js';
import { BrokenPicture, encodePicture } from './encode-picture.js';
import { type FileStore, isFileId } from './file.js';
import { readIfThere } from './missing.js';
import { contentOf, PictureCache } from './picture-cache.js';
import type { PictureForm } from './picture-form.js';
import { shippedMasters } from './shipped-pictures.js';

const mostWaiting = 120;
/**
 * Masters take several megabytes each, so only a few are read at a time, and none is held while it waits for
 * its turn.
 */
const [readAtOnce, mostWaitingToRead] = [16, 2_000] as const;
const mostKnownBroken = 1_000;

/** A picture as it came, named by its content. */
export type Master = { readonly id: string; readonly content: string; read(): Promise<Buffer | undefined> };

type Parts = { settings: Pick<Settings, 'dataFolder'>; files: FileStore; log: Log };

/** Every picture of the shop in the form that a screen asks for, made when it is first asked for. */
export class Pictures {
  readonly #files: FileStore;
  readonly #log: Log;
  readonly #masters: string | undefined;
  readonly #cache: PictureCache;
  readonly #work = new BoundedWork(Math.max(1, availableParallelism() - 1), mostWaiting);
  readonly #reading = new BoundedWork(readAtOnce, mostWaitingToRead);
  readonly #inTheMaking = new Map<string, Promise<Buffer | undefined>>();
  /** The content of shipped masters, by id: they do not change while the shop runs. */
  readonly #shipped = new Map<string, string>();
  readonly #broken = new BoundedMap<string, true>(mostKnownBroken);

  constructor({ settings, files, log }: Parts, masters = shippedMasters) {
    this.#files = files;
    this.#log = log;
    this.#masters = masters;
    this.#cache = new PictureCache(settings.dataFolder, log);
  }

  async find(id: string): Promise<Master | undefined> {
    if (!isFileId(id)) return undefined;
    const known = this.#shipped.get(id);
    if (known) return { id, content: known, read: () => this.#readShipped(id) };
    const shipped = await this.#readShipped(id);
    if (shipped) {
      const content = contentOf(shipped);
      this.#shipped.set(id, content);
      return { id, content, read: () => this.#readShipped(id) };
    }
    const read = async () => (await this.#files.get(id))?.bytes;
    const content = await this.#reading.do(async () => {
      const bytes = await read();
      return bytes && contentOf(bytes);
    });
    return content === undefined ? undefined : { id, content, read };
  }

  /**
   * Everybody who asks for the same form at the same time waits for the same work; undefined when the master
   * is broken.
   */
  inForm(master: Master, form: PictureForm): Promise<Buffer | undefined> {
    const key = `${master.content}-${form.width}-${form.format}`;
    const begun = this.#inTheMaking.get(key);
    if (begun) return begun;
    const making = this.#findOrMake(master, form).finally(() => this.#inTheMaking.delete(key));
    this.#inTheMaking.set(key, making);
    return making;
  }

  async #readShipped(id: string) {
    if (!this.#masters) return undefined;
    return readIfThere(path.join(this.#masters, `${id}.avif`));
  }

  async #findOrMake(master: Master, form: PictureForm) {
    if (this.#broken.get(master.content)) return undefined;
    const made = await this.#cache.find(master.content, form);
    return made ?? this.#work.do(() => this.#make(master, form));
  }

  async #make(master: Master, form: PictureForm) {
    const bytes = await master.read();
    if (!bytes) return undefined;
    try {
      const made = await encodePicture(bytes, form);
      await this.#cache.keep(master.content, form, made);
      return made;
    } catch (error) {
      if (!(error instanceof BrokenPicture)) throw error;
      this.#rememberBroken(master, error);
      return undefined;
    }
  }

  /** Logged once, because every visitor of a page asks for the same picture. */
  #rememberBroken({ id, content }: Master, error: BrokenPicture) {
    this.#broken.set(content, true);
    this.#log.error({ id, error: error.message }, 'a picture cannot be read');
  }
}
