import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import { failure } from 'contract/platform/envelope';
import * as v from 'valibot';
import { inject } from 'vitest';
import { openShop } from '../app/open-shop.js';
import { standingClock } from '../platform/clock.js';
import { createLog } from '../platform/log.js';
import { KeptMail } from '../platform/mail/kept-mail.js';
import type { Message } from '../platform/mail/message.js';
import { readSettings } from '../platform/settings.js';
import { runOn, templateName } from './templates.js';
import { type AboutTestCustomer, openTestCustomer, type TestCustomer } from './test-customer.js';

type Kind = 'embedded' | 'postgresql';
type Open = Awaited<ReturnType<typeof openShop>>;
export type Headers = Record<string, string>;

/** A failure as the customer's browser sees it. */
class AnsweredNo extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string> | undefined;
  readonly headers: Record<string, unknown>;

  constructor(status: number, body: unknown, headers: Record<string, unknown>) {
    const { message, code, errors } = v.parse(failure, body);
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

/** A whole shop on a database of its own, with a clock that stands still, reached as the web reaches it. */
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
    else await runOn(server!, `create database ${this.#name} template ${templateName}`);
    const settings = readSettings({
      DATA_DIR: this.#folder,
      DEMO: '1',
      PUBLIC_URL: 'https://shop.test',
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
    if (this.kind === 'postgresql')
      await runOn(inject('postgresUrl')!, `drop database if exists ${this.#name}`);
  }

  /** What was logged as an error since the last look; a test that provokes one takes it away itself. */
  takeErrors() {
    const errors = this.#lines.filter(({ level }) => level === 'error' || level === 'fatal');
    this.#lines = [];
    return errors.map(({ msg, err }) => (err ? `${msg}: ${err.message}` : msg));
  }

  get log() {
    return this.#lines.map((line) => JSON.stringify(line)).join('\n');
  }

  /** Calls as the web does and reads the answer by the contract. */
  async call<E extends Endpoint>(endpoint: E, sent: Sent<E>, headers: Headers = {}): Promise<Answer<E>> {
    const { path: params = {}, query, body } = sent as { path?: object; query?: object; body?: object };
    const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    const answer = await this.app.inject({
      method: endpoint.method,
      url: `/api/${url}`,
      headers,
      ...(query && { query: query as Record<string, string> }),
      ...(body && { payload: body }),
    });
    if (answer.statusCode >= 300) throw new AnsweredNo(answer.statusCode, answer.json(), answer.headers);
    const { data } = answer.json() as { data: unknown };
    return (endpoint.shape.data ? v.parse(endpoint.shape.data, data) : undefined) as Answer<E>;
  }

  /** Sees what a test has changed behind the catalogue's back, as another process does it. */
  seeCatalogue() {
    return this.whole.catalogue.catchUp();
  }

  /** Somebody who is logged in, with a confirmed address unless said otherwise. */
  customer(about: AboutTestCustomer = {}): Promise<TestCustomer> {
    return openTestCustomer(this, about);
  }

  customers(count: number, about: AboutTestCustomer = {}): Promise<TestCustomer[]> {
    return Promise.all(Array.from({ length: count }, () => this.customer(about)));
  }

  /** Every letter that was written since the shop opened, the newest first. */
  async letters(): Promise<Message[]> {
    await this.runJobs();
    return (await new KeptMail(this.#folder).list(1, 10_000)).letters;
  }

  /** The newest letter to this address, with the token of its link. Of two in one instant either is the newest. */
  async letterTo(address: string) {
    const letter = (await this.letters()).find(({ to }) => to === address);
    if (!letter) throw new Error(`Nobody has written to ${address}.`);
    return { ...letter, token: /[?&](?:token|verify)=([\w-]+)/.exec(letter.text)?.[1] ?? '' };
  }

  /** Does all jobs that are due, also those that they leave. */
  async runJobs() {
    while ((await this.whole.jobs.runDue()) > 0);
  }
}
