import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { openShop } from '../../app/open-shop.js';
import { minutes, standingClock } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { createLog } from '../../platform/log.js';
import { readSettings } from '../../platform/settings.js';
import { buyerOf, cards, stock } from '../../testing/buyer.js';
import { callsOf } from '../../testing/calls.js';
import { filledDatabase, startFilledPostgres } from '../../testing/kept-databases.js';
import type { TestPostgres } from '../../testing/postgres.js';
import { openTestCustomer } from '../../testing/test-customer.js';

const bottles = [50, 51];
const isAway = (error: unknown) => (error as { code?: string }).code === 'unavailable';

describe.skipIf(!inject('postgresUrl'))('while people buy and PostgreSQL is restarted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-restarted-'));
  const clock = standingClock(new Date('2026-11-20T18:00:00Z'));
  let postgres: TestPostgres;
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    postgres = (await startFilledPostgres())!;
    const settings = readSettings({
      DATABASE_URL: `${postgres.url}/${filledDatabase}`,
      DATABASE_CONNECTIONS: '4',
      DATA_DIR: folder,
      DEMO: '1',
    });
    shop = await openShop(settings, { log: createLog('silent'), clock });
    for (const bottle of bottles) await stock(shop, 1, bottle, 5_000);
  });
  afterAll(async () => {
    await shop.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Tries again as a customer does, until the shop is there. */
  async function untilItIsThere<T>(work: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (!isAway(error)) throw error;
      }
  }

  it('the pool recovers, and every call has one order, however often it was sent', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const buyer = await buyerOf({ shop: shop.shop, clock }, await openTestCustomer(callsOf(shop), {}));
        return { buyer, home: await buyer.lives() };
      }),
    );
    let isOver = false;
    let answers = 0;
    let enough = () => {};
    const underLoad = new Promise<void>((reached) => {
      enough = reached;
    });
    const buying = buyers.map(async ({ buyer, home }) => {
      const bought: string[] = [];
      while (!isOver) {
        await untilItIsThere(() => buyer.put(...bottles.map((product_id) => ({ product_id, quantity: 1 }))));
        await untilItIsThere(() => buyer.chooses('shipping', home));
        const key = newId(clock.now());
        const { order } = await untilItIsThere(() => buyer.buys('card', cards.approves, key));
        bought.push(order.id);
        if (++answers === 8) enough();
      }
      return { buyer, bought };
    });
    await underLoad;
    await postgres.halt();
    await postgres.start();
    isOver = true;
    for (const { buyer, bought } of await Promise.all(buying)) {
      const orders = await shop.shop.read((db) =>
        db.selectFrom('purchase_order').select('id').where('customer_id', '=', buyer.id).execute(),
      );
      expect(orders.map(({ id }) => id).sort()).toEqual([...bought].sort());
    }
    for (const time of [minutes(3), minutes(16)]) {
      clock.advance(time);
      await shop.jobs.schedule();
      while ((await shop.jobs.runDue()) > 0);
      const said: string[] = [];
      expect(await shop.shop.read((db) => audit(db, (words) => said.push(words))), said.join('\n')).toBe(0);
    }
  });
});
