import { getCart } from 'contract/cart';
import { putCost } from 'contract/stock/costs.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { askedBy } from '../../testing/asked-statements.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { barolo, lawOfDiscounts, offer } from '../../testing/offers.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const mission = 1;
const at = { store_id: `${mission}` };

describeShop('a least price by law', (shop) => {
  let owner: TestPerson;
  let ada: Buyer;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    await stock(shop, mission, barolo, 500, 2_000);
    await offer(owner, { steps: [{ from_bottles: 1, off: 50 }], by_code: true, codes: ['HALFPRICE'] });
  });
  beforeEach(async () => {
    await lawOfDiscounts(shop, { min_markup_percent: 20 });
    ada = await openBuyer(shop);
    await ada.put({ product_id: barolo, quantity: 3 });
  });

  async function costs(dollars: number) {
    const { on_hand } = await shelfOf(shop, mission, barolo);
    await owner.call(putCost, {
      path: { ...at, product_id: `${barolo}` },
      body: { unit_cost: dollars, seen: on_hand, why: 'The invoice says so' },
    });
  }
  const enters = () => ada.patch({ codes: ['HALFPRICE'] });

  it('is the whole price where nobody knows the cost, and the code says why', async () => {
    expect(await enters()).toMatchObject({
      codes: [
        {
          works: false,
          says: 'CA allows no wine at less than 20% over its cost (Code of the vineyard, section 9).',
        },
      ],
      totals: { savings: 0 },
    });
    await lawOfDiscounts(shop, { below_cost: false });
    expect((await enters()).codes).toMatchObject([
      { says: expect.stringContaining('no wine below its cost') },
    ]);
  });

  it('is so much over the cost, in the cart and in the order', async () => {
    await costs(15);
    const cart = await enters();
    // At least $18 of $20 are left of each.
    expect(cart).toMatchObject({ codes: [{ works: true, says: '$6 off' }], totals: { savings: 600 } });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    expect(order.number).toBeTruthy();
    await allIsRight(shop);
    await lawOfDiscounts(shop, { below_cost: false });
    await ada.put({ product_id: barolo, quantity: 3 });
    expect((await enters()).totals.savings).toBe(1_500);
    await costs(25);
    expect((await enters()).codes).toMatchObject([
      { works: false, says: expect.stringContaining('no wine below its cost') },
    ]);
  });

  it('asks for no cost where no law does', async () => {
    await enters();
    const look = () => ada.customer.call(getCart, { query: at });
    const ofCosts = async () =>
      (await askedBy(look)).statements.filter((statement) => statement.includes('unit_cost')).length;
    await look();
    expect(await ofCosts()).toBe(1);
    await lawOfDiscounts(shop, null);
    expect((await look()).totals.savings).toBe(3_000);
    expect(await ofCosts()).toBe(0);
  });
});
