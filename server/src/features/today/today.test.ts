import { getToday } from 'contract/desk/today.staff';
import { cancelOrder } from 'contract/orders';
import { listLowShelves } from 'contract/stock/stock.staff';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { days, hours } from '../../platform/clock.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { give } from '../../testing/give-tenders.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const bottle = 50;

describeShop('today', (shop) => {
  let ada: Buyer;
  beforeAll(async () => {
    await stock(shop, mission, bottle, 500, 4_050);
    ada = await openBuyer(shop);
  });
  const manager = () => openTestPerson(shop, { role: 'manager', store_id: mission });
  const see = async (query: { store?: string } = {}, person?: TestPerson) =>
    (person ?? (await manager())).call(getToday, { query });
  const buy = async (more: Parameters<Buyer['patch']>[0] = {}) => {
    await ada.put({ product_id: bottle, quantity: 2 });
    await ada.chooses('pickup');
    await ada.patch(more);
    return (await ada.buys('card', cards.approves)).order;
  };
  /**
   * What the store's own accounts have earned from today's orders, less what cancelled ones gave back; in
   * cents.
   */
  const earnedByLedger = () =>
    shop.shop.read(async (db) => {
      const { rows } = await sql<{ earned: number }>`
        select coalesce(sum(amount), 0)::int as earned
        from ledger_entry
        join ledger_transaction on ledger_transaction.id = transaction_id
        join ledger_account on ledger_account.id = account_id
        where kind in ('sales', 'delivery', 'tax') and reason in ('order_placed', 'order_cancelled')
          and ledger_transaction.store_id = ${mission}
          and (at at time zone 'America/Los_Angeles')::date = (${db.now}::timestamptz at time zone 'America/Los_Angeles')::date
      `.execute(db);
      return rows[0]!.earned;
    });

  // It is ten o'clock on a Friday morning.
  it('agrees with the ledger to the cent, hour by hour and tender by tender', async () => {
    expect((await see()).sales).toMatchObject({ total: await earnedByLedger() });
    await give(shop, ada.id, 'store_credit', 1_733);
    await buy({ redeem_store_credit: 17.33 });
    shop.clock.advance(hours(3));
    await buy();
    const gone = await buy();
    await ada.customer.call(cancelOrder, { path: { id: gone.id } });

    const { day, sales } = await see();
    expect(day).toBe('2026-11-20');
    expect(sales.total).toBe(await earnedByLedger());
    expect(sales.total).toBeGreaterThan(0);
    const { payment, gift_card, store_credit, points } = sales.paid;
    expect(payment + gift_card + store_credit + points).toBe(sales.total);
    expect(store_credit).toBe(1_733);
    expect(sales.hours.reduce((sum, { total }) => sum + total, 0)).toBe(sales.total);
    expect(sales.hours[13]!.total).toBeGreaterThan(0);
    expect(sales.days.at(-1)).toEqual({ day, total: sales.total });
  });

  it('tells what waits for a person', async () => {
    const before = await see();
    const { number } = await buy();
    const { orders, late } = await see();
    expect(orders.to_pick).toBe(before.orders.to_pick + 1);
    const isOver = (end: string) =>
      shop.shop.write((tx) =>
        sql`update purchase_order set slot_until = ${tx.now}::timestamptz + ${end}::interval where number = ${number}`.execute(
          tx,
        ),
      );
    await isOver('1 minute');
    expect((await see()).late).toBe(late);
    await isOver('-1 minute');
    expect((await see()).late).toBe(late + 1);
  });

  it('stands beside the same weekday a week ago, until now and in all', async () => {
    const before = (await see()).sales;
    shop.clock.advance(days(7) - hours(2));
    const { day, sales } = await see();
    expect(day).toBe('2026-11-27');
    expect(sales).toMatchObject({ total: 0, orders: 0, week_ago: before.total });
    expect(sales.week_ago_so_far).toBe(before.total - before.hours[13]!.total);
    expect(sales.hours.map(({ week_ago }) => week_ago)).toEqual(before.hours.map(({ total }) => total));
    expect(sales.days.at(-8)).toEqual({ day: '2026-11-20', total: before.total });
  });

  it('is of the stores whose figures one may see', async () => {
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await expect(see({}, clerk)).rejects.toMatchObject({ status: 403, code: 'not_allowed' });
    await expect(see({ store: `${embarcadero}` })).rejects.toMatchObject({ status: 404, code: 'not_found' });
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const [all, here] = [await see({}, owner), await see({ store: `${mission}` }, owner)];
    expect(here).toEqual(await see());
    expect(all.low_stock).toBeGreaterThan(here.low_stock);
    const low = await owner.call(listLowShelves, { path: { store_id: `${mission}` }, query: {} });
    expect(here.low_stock).toBe(low.total_rows);
  });
});
