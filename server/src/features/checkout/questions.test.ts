import { changeCartLines } from 'contract/cart';
import { beforeAll, expect, it } from 'vitest';
import { askedBy } from '../../testing/asked-statements.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';

const mission = 1;
const [chateauneuf, barolo, third] = [50, 51, 52];

describeShop('what buying asks of the database', (shop) => {
  beforeAll(async () => {
    for (const product of [chateauneuf, barolo, third]) await stock(shop, mission, product, 50, 4_000);
    // Limited bottles take one more query, however many of them there are.
    await shop.shop.write((tx) =>
      tx.updateTable('product').set({ allocation: 'none', limit_per_customer: null }).execute(),
    );
  });

  /**
   * The statements of the call itself, with its begin and commit, but without the catalogue's checks for
   * changes.
   */
  async function asked(work: () => Promise<unknown>) {
    await shop.seeCatalogue();
    const { statements, journeys } = await askedBy(work);
    return { statements: statements.length, journeys };
  }
  const questionsOf = async (work: () => Promise<unknown>) => (await asked(work)).statements;
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
    expect(forThree).toBeLessThanOrEqual(23);
  });

  it("is so many statements for each call of a checkout, and so many journeys, the demo gateway's own among them", async () => {
    const buyer = await ready(chateauneuf);
    const added = await asked(() => buyer.put({ product_id: barolo, quantity: 1 }));
    let slot_id: string | undefined;
    const options = await asked(async () => {
      const pickup = (await buyer.options()).modes.find(({ mode }) => mode === 'pickup');
      slot_id = pickup?.open ? pickup.slots.find(({ left }) => left > 0)?.id : undefined;
    });
    const chosen = await asked(() => buyer.patch({ fulfilment: 'pickup', slot_id: slot_id! }));
    const { cart_detail } = await buyer.patch({});
    const line = { id: cart_detail[0]!.id, quantity: 2 };
    const changed = await asked(() =>
      buyer.customer.call(changeCartLines, { path: { id: buyer.cartId }, body: { cart_detail: [line] } }),
    );
    await buyer.patch({});
    const bought = await asked(() => buyer.buys('card', cards.approves));
    // The last statement notes the letter at the order, so that staff can see what was written and send it
    // again.
    expect({ added, options, chosen, changed, bought }).toEqual({
      added: { statements: 9, journeys: 2 },
      options: { statements: 7, journeys: 2 },
      chosen: { statements: 11, journeys: 3 },
      changed: { statements: 11, journeys: 3 },
      bought: { statements: 31, journeys: 8 },
    });
  });

  it.skipIf(shop.kind === 'embedded')('reads as few rows among many orders as among few', async () => {
    const onEach = async (statement: string) => {
      const { pool } = shop.whole.database;
      const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
      for (const client of clients) await client.query(statement);
      for (const client of clients) client.release();
    };
    const rowsRead = async () => {
      // Each connection counts for itself, and tells it when it is asked to.
      await onEach('select pg_stat_force_next_flush()');
      const { rows } = await shop.whole.database.pool.query<{ relname: string; read: number }>(
        `select relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables
         where relname ~ '^(purchase_order|payment|ledger|stock_hold|stock_movement|slot|idempotency|cart)'`,
      );
      return new Map(rows.map(({ relname, read }) => [relname, read]));
    };
    const buysOne = async () => {
      const buyer = await ready(chateauneuf, barolo);
      await buyer.chooses('pickup');
      const before = await rowsRead();
      await buyer.buys('card', cards.approves);
      const after = await rowsRead();
      return new Map([...after].map(([table, read]) => [table, read - before.get(table)!]));
    };
    // As in a shop that has just opened, whose database has counted what little there is.
    await onEach('analyze');
    await onEach('discard plans');
    await buysOne();
    const few = await buysOne();
    for (let n = 0; n < 25; n++) await buysOne();
    const many = await buysOne();
    const grown = [...many].filter(([table, read]) => read > few.get(table)! + 8);
    expect(Object.fromEntries(grown)).toEqual({});
  });

  it('stays small for a line that is added, as long as no way was chosen', async () => {
    const ada = await ready(chateauneuf);
    expect(await questionsOf(() => ada.put({ product_id: barolo, quantity: 1 }))).toBeLessThanOrEqual(9);
  });
});
