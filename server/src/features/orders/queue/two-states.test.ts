import { getOrderByStaff, moveOrderByStaff } from 'contract/orders/orders.staff';
import { listQueue } from 'contract/orders/queue.staff';
import type { FulfilmentMode } from 'contract/stores';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { isOfTwoStates } from './two-states.sql.js';

const mission = 1;
const chateauneuf = 50;
const states = { account: 'Illinois', delivery: 'California' };

describeShop('an order of two states', (shop) => {
  let ada: Buyer;
  let mia: TestPerson;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });

  const account = (values: { state?: string; created_at?: Date }) =>
    shop.shop.write((tx) => tx.updateTable('customer').set(values).where('id', '=', ada.id).execute());
  const orders = async (way: FulfilmentMode = 'delivery') => {
    const home = way === 'pickup' ? undefined : await ada.lives();
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses(way, home);
    return (await ada.buys('card', cards.approves)).order.number;
  };
  const seen = async (number: string) => {
    const { data } = await mia.call(listQueue, { query: { tab: 'to_pick', pageSize: '100' } });
    const { two_states } = await mia.call(getOrderByStaff, { path: { number } });
    const isMarked = data.find((order) => order.number === number)!.marks.includes('two_states');
    return { isMarked, two_states };
  };
  const marked = { isMarked: true, two_states: states };
  const notMarked = { isMarked: false, two_states: null };

  it('is marked when a new account pays its first one by card, with both states at the order', async () => {
    await account({ state: 'Illinois' });
    expect(await seen(await orders())).toEqual(marked);
  });

  it.each([
    ['the account is in the same state', { state: 'California' }],
    ['nobody knows the state of the account', { state: '' }],
    ['the account is older', { state: 'Illinois', created_at: new Date('2026-10-01T18:00:00Z') }],
  ])('is not where %s', async (_, values) => {
    await account(values);
    expect(await seen(await orders())).toEqual(notMarked);
  });

  it('is not where somebody comes for it, or no card pays for it', async () => {
    await account({ state: 'Illinois' });
    expect(await seen(await orders('pickup'))).toEqual(notMarked);
    const bob = await openBuyer(shop);
    await shop.shop.write((tx) =>
      tx.updateTable('customer').set({ state: 'Illinois' }).where('id', '=', bob.id).execute(),
    );
    ada = bob;
    const number = await orders();
    await shop.shop.write((tx) =>
      tx.updateTable('purchase_order').set({ payment_method: 'none' }).where('number', '=', number).execute(),
    );
    expect(await seen(number)).toEqual(notMarked);
  });

  it('is not from the second one on, unless the first came to nothing', async () => {
    await account({ state: 'Illinois' });
    const first = await orders();
    shop.clock.advance(1);
    const second = await orders();
    expect(await seen(first)).toEqual(marked);
    expect(await seen(second)).toEqual(notMarked);
    await mia.call(moveOrderByStaff, { path: { number: first }, body: { status: 'cancelled' } });
    expect(await seen(second)).toEqual(marked);
  });

  it('is found by the index of its customer', async () => {
    const { rows } = await shop.shop.write(async (tx) => {
      // The test shop has so few orders that reading all of them would be as good.
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql`explain select ${isOfTwoStates} from purchase_order
        join customer on customer.id = customer_id where number = 'CA1-104001'`.execute(tx);
    });
    expect(JSON.stringify(rows)).toContain('using purchase_order_customer on purchase_order earlier');
  });
});
