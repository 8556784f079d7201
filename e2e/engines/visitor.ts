import { type APIRequestContext, expect } from '@playwright/test';
import { axeSource } from '../barriers';
import type { Door } from '../customer';
import type { BrowserWindow, Script } from './browser-window';
import { bringFinder, type Seen, type Wanted } from './finder';
import { inWords, option, saying, title } from './wanted';

type Kept = { origins: { localStorage: { name: string; value: string }[] }[] };

/** Somebody before a window, who finds things by what they are called. */
export class Visitor implements Door {
  readonly window: BrowserWindow;
  readonly request: APIRequestContext;
  readonly #shop: string;

  constructor(window: BrowserWindow, request: APIRequestContext, shop: string) {
    this.window = window;
    this.request = request;
    this.#shop = shop;
  }

  /** For whoever comes in by calls: what the shop's pages would have kept in this browser. */
  context = () => ({
    setStorageState: async (state: unknown) => {
      const [{ localStorage: kept }] = (state as Kept).origins as [Kept['origins'][0]];
      // A page of the shop's own address on which the shop does not run.
      await this.window.go(`${this.#shop}/robots.txt`);
      await this.window.run((each) => {
        for (const { name, value } of each) localStorage.setItem(name, value);
      }, kept);
      // Firefox looks there for a picture of the shop, which a page without any may not have.
      this.window.complaints.length = 0;
    },
  });

  async go(path: string, called?: string | RegExp) {
    await this.window.go(this.#shop + path);
    await this.sees(title(called));
    // A page drawn ahead can be read, but nobody can use it until the shop has started.
    await this.waitFor('the shop has started', () => document.querySelector('#root[inert]') === null);
  }

  address = () => this.window.run(() => location.pathname + location.search);

  async isAt(address: RegExp) {
    await expect(async () => expect(await this.address()).toMatch(address)).toPass();
  }

  waitFor<Given extends unknown[]>(what: string, isSo: Script<Given, boolean>, ...given: Given) {
    return expect(async () => expect(await this.window.run(isSo, ...given), what).toBe(true)).toPass();
  }

  /** What there is of it now. */
  async all(wanted: Wanted): Promise<Seen[]> {
    await this.bringFinder();
    return this.window.run((it) => window.finder!.see(it), wanted);
  }

  /** Waits until it is there, as it should be. */
  async sees(wanted: Wanted, like: Partial<Seen> = {}): Promise<Seen> {
    let seen: Seen | undefined;
    await expect(async () => {
      [seen] = await this.all(wanted);
      expect(seen, inWords(wanted)).toEqual(expect.objectContaining(like));
    }).toPass();
    return seen!;
  }

  reads = (words: string | RegExp, within?: Wanted) => this.sees(saying(words, within));

  async seesNo(wanted: Wanted) {
    await expect(async () => expect(await this.all(wanted), inWords(wanted)).toEqual([])).toPass();
  }

  async press(wanted: Wanted) {
    await expect(async () => {
      await this.window.press(await this.#comeTo(wanted));
      // Where the press has led to another page, there is nobody left to ask.
      const hasMissed = await this.window.run(() => window.finder?.hasMissed()).catch(() => false);
      expect(hasMissed ?? false, `missed ${inWords(wanted)}`).toBe(false);
    }).toPass();
  }

  async focus(wanted: Wanted) {
    await expect(async () => {
      await this.bringFinder();
      await this.window.run((it) => window.finder!.one(it).focus(), wanted);
    }, inWords(wanted)).toPass();
  }

  async pressByKey(wanted: Wanted) {
    await this.focus(wanted);
    await this.window.key('Enter');
  }

  async fill(wanted: Wanted, text: string) {
    await this.press(wanted);
    await this.sees(wanted, { hasFocus: true });
    await this.window.run(() => (document.activeElement as HTMLInputElement).select());
    await this.window.type(text);
    await this.sees(wanted, { value: text });
  }

  /** Types into a field with a list, and takes an entry of it. */
  async choose(wanted: Wanted, entry: string) {
    await this.fill(wanted, entry);
    await this.press(option(entry));
    await this.sees(wanted, { value: entry });
  }

  async check(wanted: Wanted) {
    await this.press(wanted);
    await this.sees(wanted, { isChecked: true });
  }

  /** No driver can use the window in which a file is chosen: the field gets what that would have given. */
  upload(label: string, name: string, type: string, bytes: Buffer) {
    return this.window.run(
      (called, file, kind, base64) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
        const input = fields.find(({ ariaLabel }) => ariaLabel === called)!;
        const chosen = new DataTransfer();
        const data = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
        chosen.items.add(new File([data], file, { type: kind }));
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      label,
      name,
      type,
      bytes.toString('base64'),
    );
  }

  async #comeTo(wanted: Wanted) {
    let at = { x: 0, y: 0 };
    await expect(async () => {
      await this.bringFinder();
      at = await this.window.run((it) => window.finder!.comeTo(it), wanted);
    }, inWords(wanted)).toPass();
    return at;
  }

  /** Each new page begins without it. */
  async bringFinder() {
    if (await this.window.run(() => 'finder' in window)) return;
    await this.window.load(axeSource);
    await this.window.run(bringFinder);
  }
}
