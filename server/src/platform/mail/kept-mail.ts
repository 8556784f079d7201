import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { orWhenMissing, readIfThere } from '../files/missing.js';
import { writeWhole } from '../files/write-atomically.js';
import type { Uuid } from '../ids.js';
import type { Settings } from '../settings.js';
import type { Message } from './message.js';

/** Only the demo keeps its mail, and only if it has no mail server. */
export const keepsMail = ({ demo, smtpUrl }: Settings) => demo && !smtpUrl;

const named = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json$/;

/**
 * Letters as files, each named by its job, so that a letter that is kept again replaces itself. Nobody waits for the
 * disk: whoever tries the shop out can do without a letter of the second before a power cut.
 */
export class KeptMail {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = path.join(dataFolder, 'mail');
  }

  keep(message: Message) {
    return writeWhole(path.join(this.#folder, `${message.id}.json`), JSON.stringify(message, null, 2));
  }

  async find(id: Uuid): Promise<Message | undefined> {
    const name = `${id}.json`;
    if (!named.test(name)) return undefined;
    const kept = await readIfThere(path.join(this.#folder, name));
    if (!kept) return undefined;
    const message = JSON.parse(kept.toString());
    return { ...message, date: new Date(message.date) };
  }

  /**
   * One page, newest first: the names begin with the moment. A page number that is too high gives the last
   * page.
   */
  async list(page: number, pageSize: number) {
    const ids = (await this.#names()).flatMap((name) => named.exec(name)?.[1] ?? []).sort();
    const pages = Math.max(1, Math.ceil(ids.length / pageSize));
    const shown = Math.min(page, pages);
    const letters = await Promise.all(
      ids
        .reverse()
        .slice((shown - 1) * pageSize, shown * pageSize)
        .map((id) => this.find(id)),
    );
    return {
      letters: letters.filter((letter) => letter !== undefined),
      page: shown,
      pages,
      total: ids.length,
    };
  }

  #names() {
    return readdir(this.#folder).catch(orWhenMissing([]));
  }
}
