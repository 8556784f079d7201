import { getPaper } from 'contract/orders/paper.staff';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;

describeShop('paper', (shop) => {
  let ada: Buyer;
  let mia: TestPerson;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });

  const orders = async (...goods: Parameters<Buyer['put']>) => {
    await ada.put(...goods);
    await ada.chooses('pickup');
    return (await ada.buys('card', cards.approves)).order.number;
  };
  const paper = (numbers: string[], person = mia) =>
    person.call(getPaper, { query: { orders: numbers.join(',') } });

  it('of several orders names each bottle once, with who wants how many; a set is its bottles', async () => {
    const one = await orders({ product_id: chateauneuf, quantity: 2 });
    const other = await orders({ product_id: chateauneuf, quantity: 1 }, { wine_set_id: 1, quantity: 2 });
    const parts = await shop.shop.read((db) =>
      db
        .selectFrom('wine_set_part')
        .select(['product_id', 'quantity'])
        .where('wine_set_id', '=', 1)
        .execute(),
    );
    const { orders: printed, picks } = await paper([other, one]);
    expect(printed.map(({ number }) => number)).toEqual([other, one]);
    expect(picks.find(({ product_id }) => product_id === chateauneuf)?.orders).toEqual([
      { number: one, quantity: 2 },
      { number: other, quantity: 1 },
    ]);
    for (const { product_id, quantity } of parts)
      expect(picks.find((pick) => pick.product_id === product_id)?.orders).toEqual([
        { number: other, quantity: quantity * 2 },
      ]);
    const departments = picks.map(({ department }) => department);
    expect(departments).toEqual([...departments].sort());
  });

  it('is of no order that the caller may not see', async () => {
    const number = await orders({ product_id: chateauneuf, quantity: 1 });
    const elsewhere = await openTestPerson(shop, { role: 'owner', store_id: 2 });
    await expect(paper([number], elsewhere)).rejects.toMatchObject({ code: 'order_not_found' });
    await expect(paper([])).rejects.toMatchObject({ status: 400 });
  });
});
