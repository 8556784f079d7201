import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enterLottery, getLottery } from 'contract/lottery';
import { callLotteryOff } from 'contract/lottery/lotteries.staff';
import { getLotteryRecord } from 'contract/lottery-record';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { days, hours, minutes } from '../../platform/clock.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { scriptOf } from '../../testing/run-server.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { entrants, openTestLottery, tendAfter } from '../../testing/test-lottery.js';
import { openTestPerson } from '../../testing/test-staff.js';
import { openLottery } from './index.js';

const flags = scriptOf('draw-until-killed');

describeShopOnBoth(
  'at the same moment, a lottery',
  (shop) => {
    const recordOf = (id: number) => shop.call(getLotteryRecord, { path: { id: String(id) } });
    const enter = (customer: TestCustomer, id: number) =>
      customer.call(enterLottery, { path: { id: String(id) } });
    const closedWith = async (customers: readonly TestCustomer[]) => {
      const id = await openTestLottery(shop);
      for (const customer of customers) await enter(customer, id);
      await tendAfter(shop, days(3));
      return id;
    };

    /** Asked on another connection, because within a transaction the answer would never change. */
    const waitsForALock = () =>
      shop.shop.read(async (db) => {
        const { rows } = await sql<{ waits: boolean }>`
          select exists (
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          ) as waits, pg_sleep(0.05)`.execute(db);
        return rows[0]!.waits;
      });

    afterEach(async () => {
      const lines: string[] = [];
      await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
      expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
    });

    it('is entered or closed: whoever got a ticket is on the frozen list, and nobody else', async () => {
      const customers = await entrants(shop, 24);
      const id = await openTestLottery(shop);
      shop.clock.advance(days(3) - hours(1));
      const closes = Date.parse((await recordOf(id)).lottery.closes_at);
      shop.clock.set(new Date(closes - 1));
      const early = customers.slice(0, 12).map((customer) => enter(customer, id));
      await Promise.race(early);
      shop.clock.set(new Date(closes));
      const closing = openLottery(shop.shop).tend(id);
      const late = customers.slice(12).map((customer) => enter(customer, id));
      const ends = await Promise.allSettled([...early, ...late]);
      await closing;
      const given = ends.filter(({ status }) => status === 'fulfilled').length;
      expect(given).toBeGreaterThan(0);
      for (const end of ends)
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'lottery_closed' });
      expect((await recordOf(id)).commitments.closed).toMatchObject({ entries: given });
      for (const [index, customer] of customers.entries()) {
        const { ticket } = await customer.call(getLottery, { path: { id: String(id) } });
        expect(ticket !== null).toBe(ends[index]!.status === 'fulfilled');
      }
    });

    it('is drawn once, however many draw it', async () => {
      const customers = await entrants(shop, 6);
      const id = await closedWith(customers);
      shop.clock.advance(minutes(10));
      await Promise.all(Array.from({ length: 8 }, () => openLottery(shop.shop).tend(id)));
      const { turns, lottery } = await recordOf(id);
      expect([lottery.state, turns.length]).toEqual(['drawn', 2]);
      const told = (await shop.letters()).filter(({ subject }) => subject.endsWith(`: ${lottery.name}`));
      const drawn = told.filter(({ subject }) => /^(You have won|The draw is made)/.test(subject));
      expect(new Set(drawn.map(({ to }) => to)).size).toBe(customers.length);
      expect(drawn).toHaveLength(customers.length);
    });

    it('is drawn or called off: never both', async () => {
      const customers = await entrants(shop, 4);
      const olive = await openTestPerson(shop, { role: 'owner', store_id: null });
      const id = await closedWith(customers);
      shop.clock.advance(minutes(10));
      const path = { store_id: '3', id: `${id}` };
      const [, calledOff] = await Promise.allSettled([
        openLottery(shop.shop).tend(id),
        olive.call(callLotteryOff, { path, body: { because: 'Too late' } }),
      ]);
      const { lottery, turns } = await recordOf(id);
      const isOff = calledOff.status === 'fulfilled';
      expect([lottery.state, turns.length]).toEqual(isOff ? ['called_off', 0] : ['drawn', 2]);
    });

    // The embedded database belongs to one process, so nobody could hold up a draw from another one.
    it.skipIf(shop.kind === 'embedded')(
      'that was cut off while it was drawn has not been drawn, and then is, to the same end',
      async () => {
        const customers = await entrants(shop, 5);
        const id = await closedWith(customers);
        shop.clock.advance(minutes(10));
        const child = await shop.shop.write(async (tx) => {
          // On a busy machine, starting the other process may take longer than a transaction may be idle.
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
          // By then the draw has written its ranking and revealed its seed; at the tickets it waits.
          await sql`select from lottery_ticket where lottery_id = ${id} for update`.execute(tx);
          const drawing = spawn(process.execPath, [...flags, String(id), shop.clock.now().toISOString()], {
            env: {
              PATH: process.env.PATH,
              DATABASE_URL: shop.shop.settings.databaseUrl,
              DATA_DIR: shop.dataFolder,
              DEMO: '1',
            },
            stdio: ['ignore', 'ignore', 'inherit'],
          });
          while (!(await waitsForALock())) {
            if (drawing.exitCode !== null) throw new Error(`It ended by itself with ${drawing.exitCode}.`);
          }
          drawing.kill('SIGKILL');
          await once(drawing, 'exit');
          return drawing;
        });
        expect(child.signalCode).toBe('SIGKILL');
        const cutOff = await recordOf(id);
        expect(cutOff).toMatchObject({
          lottery: { state: 'closed' },
          commitments: { drawn: null },
          turns: [],
          pieces: { entries: 1, ranking: 0 },
        });
        await openLottery(shop.shop).tend(id);
        const { lottery, turns, pieces } = await recordOf(id);
        expect([lottery.state, turns.length, pieces.ranking]).toEqual(['drawn', 2, 1]);
      },
    );
  },
  { SESSION_DAYS: '365' },
);
