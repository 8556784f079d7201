import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Buyer, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';

const mission = 1;
const [chateauneuf, barolo, third] = [50, 51, 52];

describeShop('what buying asks of the database', (shop) => {
  beforeAll(async () => {
    for (const product of [chateauneuf, barolo, third]) await stock(shop, mission, product, 50, 4_000);
  });

  /** Statements of the call itself, its begin and commit among them; the catalogue's own looks are not. */
  async function questionsOf(work: () => Promise<unknown>) {
    await shop.seeCatalogue();
    const looks = vi.spyOn(shop.whole.catalogue, 'catchUp').mockResolvedValue();
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await work();
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    looks.mockRestore();
    return statements;
  }
  const ready = async (...products: number[]) => {
    const buyer = await openBuyer(shop);
    for (const product_id of products) await buyer.put({ product_id, quantity: 1 });
    return buyer;
  };
  const buying = (buyer: Buyer) => questionsOf(() => buyer.buys('at_pickup'));

  it('is as much for three lines as for one, and not much', async () => {
    const [ada, grace] = [await ready(chateauneuf), await ready(chateauneuf, barolo, third)];
    await ada.chooses('pickup');
    await grace.chooses('pickup');
    const [forOne, forThree] = [await buying(ada), await buying(grace)];
    expect(forThree).toBe(forOne);
    expect(forThree).toBeLessThanOrEqual(45);
  });

  it('stays small for a line that is added, as long as no way was chosen', async () => {
    const ada = await ready(chateauneuf);
    expect(await questionsOf(() => ada.put({ product_id: barolo, quantity: 1 }))).toBeLessThanOrEqual(14);
  });
});
