import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import { inject } from 'vitest';
import { openShop } from '../app/open-shop.js';
import { standingClock } from '../platform/clock.js';
import { createLog } from '../platform/log.js';
import { KeptMail } from '../platform/mail/kept-mail.js';
import type { Message } from '../platform/mail/message.js';
import { readSettings } from '../platform/settings.js';
import { callShop, type Headers } from './calls.js';
import { copyTemplate, dropCopy } from './templates.js';
import { type AboutTestCustomer, openTestCustomer, type TestCustomer } from './test-customer.js';

type Kind = 'embedded' | 'postgresql';
type Open = Awaited<ReturnType<typeof openShop>>;
/** A whole shop with its own database and a clock that stands still, called as the web calls it. */
export class TestShop {
  readonly kind: Kind;
  readonly clock = standingClock(new Date('2026-11-20T18:00:00Z'));
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cellar-shop-'));
  readonly #name = `shop_${randomBytes(6).toString('hex')}`;
  #open: Open | undefined;
  #lines: { level: string; msg: string; err?: { message: string } }[] = [];

  constructor(kind: Kind) {
    this.kind = kind;
  }

  get whole(): Open {
    if (!this.#open) throw new Error('The test shop is not open yet.');
    return this.#open;
  }

  get app() {
    return this.whole.app;
  }

  get shop() {
    return this.whole.shop;
  }

  get dataFolder() {
    return this.#folder;
  }

  async open(variables: Record<string, string> = {}) {
    const server = inject('postgresUrl');
    if (this.kind === 'embedded')
      cpSync(inject('embeddedTemplate'), path.join(this.#folder, 'database'), { recursive: true });
    else await copyTemplate(this.#name);
    const settings = readSettings({
      DATA_DIR: this.#folder,
      DEMO: '1',
      PUBLIC_URL: 'https://shop.test',
      STAFF_PORT: '0',
      STAFF_URL: 'https://staff.test',
      LOG_LEVEL: 'info',
      ...(this.kind === 'postgresql' && { DATABASE_URL: `${server}/${this.#name}` }),
      ...variables,
    });
    const write = (line: string) => void this.#lines.push(JSON.parse(line));
    this.#open = await openShop(settings, { log: createLog('info', { write }), clock: this.clock });
  }

  async close() {
    await this.#open?.close();
    rmSync(this.#folder, { recursive: true, force: true });
    if (this.kind === 'postgresql') await dropCopy(this.#name);
  }

  /** The errors logged since the last call; a test that provokes an error takes it away itself. */
  takeErrors() {
    const errors = this.#lines.filter(({ level }) => level === 'error' || level === 'fatal');
    this.#lines = [];
    return errors.map(({ msg, err }) => (err ? `${msg}: ${err.message}` : msg));
  }

  get log() {
    return this.#lines.map((line) => JSON.stringify(line)).join('\n');
  }

  call<E extends Endpoint>(endpoint: E, sent: Sent<E>, headers?: Headers): Promise<Answer<E>> {
    return callShop(this.whole, endpoint, sent, headers);
  }

  /**
   * Makes the catalogue see changes that a test made directly in the database, as if another process had made
   * them.
   */
  seeCatalogue() {
    return this.whole.catalogue.catchUp();
  }

  /** A customer who is logged in, with a confirmed address unless the test says otherwise. */
  customer(about: AboutTestCustomer = {}): Promise<TestCustomer> {
    return openTestCustomer(this, about);
  }

  customers(count: number, about: AboutTestCustomer = {}): Promise<TestCustomer[]> {
    return Promise.all(Array.from({ length: count }, () => this.customer(about)));
  }

  /** Every letter written since the shop opened, newest first. */
  async letters(): Promise<Message[]> {
    await this.runJobs();
    return (await new KeptMail(this.#folder).list(1, 10_000)).letters;
  }

  /** The newest letter to this address, with the token of its link. */
  async letterTo(address: string) {
    const letter = (await this.letters()).find(({ to }) => to === address);
    if (!letter) throw new Error(`Nobody has written to ${address}.`);
    return { ...letter, token: /[?&](?:token|verify|not_me)=([\w-]+)/.exec(letter.text)?.[1] ?? '' };
  }

  /** Runs all due jobs, and the jobs that these leave. */
  async runJobs() {
    while ((await this.whole.jobs.runDue()) > 0);
  }
}
