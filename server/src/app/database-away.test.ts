import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import { startFilledPostgres } from '../testing/kept-databases.js';
import type { TestPostgres } from '../testing/postgres.js';
import { openShop } from './open-shop.js';

type Answer = { status: number; retryAfter: string | null; code: string | undefined };

describe.skipIf(!inject('postgresUrl'))('while PostgreSQL is away', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-away-'));
  let postgres: TestPostgres;
  let shop: Awaited<ReturnType<typeof openShop>>;
  let address: string;
  beforeAll(async () => {
    postgres = (await startFilledPostgres())!;
    const variables = { DATABASE_URL: `${postgres.url}/postgres`, SMTP_URL: 'smtp://127.0.0.1:9', PORT: '0' };
    const settings = readSettings({ ...variables, DATA_DIR: folder, DATABASE_CONNECTIONS: '4' });
    shop = await openShop(settings, { log: createLog('silent') });
    address = await shop.listen();
  });
  afterAll(async () => {
    await shop.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (): Promise<Answer> => {
    const response = await fetch(`${address}/api/e-com/stores`);
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, retryAfter: response.headers.get('retry-after'), code };
  };
  /** Eight callers, each of whom asks again and again until one of them has seen enough. */
  const askUntil = (isEnough: (answer: Answer) => boolean) => {
    const heard: Answer[] = [];
    let isOver = false;
    const caller = async () => {
      while (!isOver) {
        const answer = await ask();
        heard.push(answer);
        isOver ||= isEnough(answer);
      }
    };
    return Promise.all(Array.from({ length: 8 }, caller)).then(() => heard);
  };

  it('a transaction that was open fails, and the shop lives on', async () => {
    let begun = () => {};
    const isOpen = new Promise<void>((open) => {
      begun = open;
    });
    let halted = () => {};
    const isAway = new Promise<void>((away) => {
      halted = away;
    });
    const order = shop.shop.write(async (tx) => {
      await sql`select 1`.execute(tx);
      begun();
      await isAway;
      await sql`select 2`.execute(tx);
    });
    await isOpen;
    await postgres.halt();
    halted();
    await expect(order).rejects.toThrow();
    await postgres.start();
    expect((await ask()).status).toBe(200);
  });

  it('callers are asked to come again, and are served when it is back', async () => {
    const before = askUntil(({ status }) => status !== 200);
    await postgres.halt();
    const refused = (await before).filter(({ status }) => status !== 200);
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 503, retryAfter: '2', code: 'unavailable' })]),
    );
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const after = askUntil(({ status }) => status === 200);
    await postgres.start();
    expect((await after).every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
});
