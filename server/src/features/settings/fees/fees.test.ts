import { changeFees, getFees } from 'contract/settings/fees';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;
const path = { store_id: String(mission) };

describeShop("a store's fees", (shop) => {
  let olive: TestPerson;
  let ada: Buyer;

  beforeEach(async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    await stock(shop, mission, chateauneuf, 90);
    ada = await (await openBuyer(shop)).put({ product_id: chateauneuf, quantity: 1 });
  });

  const seen = () => olive.call(getFees, { path });
  const own = { mode: 'delivery' as const, state: null, up_to_bottles: null, fee: 9.5, free_from: 60 };
  const sets = async (fees: (typeof own)[], version?: string) =>
    olive.call(changeFees, { path, body: { fees, version: version ?? (await seen()).version } });
  const asked = async () => {
    const { modes } = await ada.options(await ada.lives());
    return modes.find(({ mode }) => mode === 'delivery');
  };

  it('go before those of all stores, from the next call on', async () => {
    expect(await asked()).toMatchObject({ fee: 1200 });
    await sets([own]);
    expect(await asked()).toMatchObject({ fee: 950 });
    expect(await seen()).toMatchObject({ own: [{ mode: 'delivery', fee: 950, free_from: 6000 }] });
    await sets([]);
    expect(await asked()).toMatchObject({ fee: 1200 });
  });

  it('are changed by the faster one of two', async () => {
    const { version } = await seen();
    await sets([own]);
    await expect(sets([], version)).rejects.toMatchObject({ status: 409, code: 'fees_changed' });
    await sets([]);
  });

  it('say one thing of each way and place', async () => {
    await expect(sets([own, { ...own, fee: 3 }])).rejects.toMatchObject({ status: 422 });
  });
});
