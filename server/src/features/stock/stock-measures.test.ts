import { approveCount, beginCount, countBottle, finishCount } from 'contract/stock/counting.staff';
import { putSupplier } from 'contract/stock/suppliers.staff';
import { cancelSupplyOrder, draftSupplyOrder, sendSupplyOrder } from 'contract/stock/supply-orders.staff';
import { draftTransfer, receiveTransfer, sendTransfer } from 'contract/stock/transfers.staff';
import { beforeAll, expect, it } from 'vitest';
import { days } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { stockMeasures } from './index.js';

const [mission, embarcadero] = [1, 2];
const barolo = 51;
const none = { 'count not approved': 0, 'transfer not received': 0, 'delivery overdue': 0 };

describeShop('stock in trouble', (shop) => {
  let owner: TestPerson;
  let id: string;
  const login = async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  };
  const measured = async () => {
    const readings = await shop.shop.read(stockMeasures[0]!.read);
    return Object.fromEntries(readings.map(({ labels, value }) => [labels.trouble, value]));
  };
  /** A session is over before a delivery is late. */
  const wait = async (time: number) => {
    shop.clock.advance(time);
    await login();
  };
  const at = (store = mission) => ({ store_id: `${store}`, id });
  beforeAll(async () => {
    await login();
    await stock(shop, mission, barolo, 10, 2_000);
    expect(await measured()).toEqual(none);
  });

  it('is a count that waits for a day to be approved', async () => {
    id = newId(shop.clock.now());
    await owner.call(beginCount, { path: { store_id: `${mission}` }, body: { id, name: 'Shelf 4' } });
    await owner.call(countBottle, {
      path: { ...at(), product_id: `${barolo}` },
      body: { counted: 9, seen: null },
    });
    await owner.call(finishCount, { path: at(), body: { left_out: 0 } });
    await wait(days(0.9));
    expect(await measured()).toEqual(none);
    await wait(days(0.2));
    expect(await measured()).toEqual({ ...none, 'count not approved': 1 });
    await owner.call(approveCount, { path: at() });
    expect(await measured()).toEqual(none);
  });

  it('is a transfer that nobody receives for three days', async () => {
    await stock(shop, mission, barolo, 10);
    id = newId(shop.clock.now());
    const body = {
      to_store_id: embarcadero,
      note: '',
      lines: [{ product_id: barolo, bottles: 2 }],
      seen: null,
    };
    await owner.call(draftTransfer, { path: at(), body });
    await owner.call(sendTransfer, { path: at(), body: { seen: 1 } });
    await wait(days(2.9));
    expect(await measured()).toEqual(none);
    await wait(days(0.2));
    expect(await measured()).toEqual({ ...none, 'transfer not received': 1 });
    await owner.call(receiveTransfer, {
      path: at(embarcadero),
      body: { lines: [{ product_id: barolo, received: 2 }] },
    });
    expect(await measured()).toEqual(none);
  });

  it('is a delivery that is two days late', async () => {
    const supplier = newId(shop.clock.now());
    await owner.call(putSupplier, {
      path: { store_id: `${mission}`, id: supplier },
      body: {
        name: 'Late Wines',
        contact: '',
        email: '',
        phone: '',
        customer_number: '',
        note: '',
        seen: null,
      },
    });
    id = newId(shop.clock.now());
    const tomorrow = new Date(shop.clock.now().getTime() + days(1)).toISOString().slice(0, 10);
    const lines = [{ product_id: barolo, cases: 1, case_size: 6, unit_cost: null }];
    await owner.call(draftSupplyOrder, {
      path: at(),
      body: { supplier_id: supplier, expected_on: tomorrow, note: '', lines, seen: null },
    });
    await owner.call(sendSupplyOrder, { path: at(), body: { seen: 1 } });
    await wait(days(3));
    expect(await measured()).toEqual(none);
    await wait(days(1));
    expect(await measured()).toEqual({ ...none, 'delivery overdue': 1 });
    await owner.call(cancelSupplyOrder, { path: at(), body: { seen: 2 } });
    expect(await measured()).toEqual(none);
  });
});
