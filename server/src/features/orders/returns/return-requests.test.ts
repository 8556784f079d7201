import { randomUUID } from 'node:crypto';
import { notAVerifiedBuyer, writeReview } from 'contract/catalogue/details';
import { getOrder, returnOrder } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { seconds } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { Staff } from '../../../testing/staff.js';

const [chateauneuf, barolo] = [50, 51];

describeShop('what a customer asked to return', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  beforeEach(async () => {
    await stock(shop, 1, chateauneuf, 50, 4_050);
    await stock(shop, 1, barolo, 50, 2_033);
    ada = await openBuyer(shop);
  });

  type Lines = { position: number; quantity: number }[];
  const asks = (id: string, lines: Lines) =>
    ada.customer.call(returnOrder, { path: { id }, body: { lines } }, { 'idempotency-key': randomUUID() });
  const look = (id: string) => ada.customer.call(getOrder, { path: { id } });
  const fetched = async () => {
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    shop.clock.advance(seconds(1));
    await ada.put({ product_id: barolo, quantity: 2 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    await staff.handsOver(order.number);
    return order.id;
  };

  it('takes the right to review what was not kept, and what was written of it', async () => {
    const id = await fetched();
    const reviews = (product: number) =>
      ada.customer.call(writeReview, {
        path: { id: String(product) },
        body: { rating: 5, text: 'Good.' },
      });
    await reviews(barolo);
    const lines = [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 2 },
    ];
    await staff.acceptsReturn((await asks(id, lines)).number, lines);
    await expect(reviews(barolo)).rejects.toMatchObject({ code: notAVerifiedBuyer.code });
    const written = await shop.shop.read((db) =>
      db.selectFrom('review').select('id').where('customer_id', '=', ada.id).execute(),
    );
    expect(written).toEqual([]);
    await reviews(chateauneuf);
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('that nobody brings in two weeks is over, and another may be asked for', async () => {
    const id = await fetched();
    await asks(id, [{ position: 0, quantity: 3 }]);
    const bringBy = (day: string) =>
      shop.shop.write((tx) =>
        tx.updateTable('return_request').set({ bring_by: day }).where('order_id', '=', id).execute(),
      );
    await bringBy('2026-11-20');
    expect((await look(id)).return_requests, 'the last day').toMatchObject([{ status: 'asked' }]);
    await asks(id, [{ position: 1, quantity: 1 }]);
    expect((await look(id)).return_requests, 'added to it').toHaveLength(1);
    await bringBy('2026-11-19');
    expect(await look(id)).toMatchObject({
      lines: [{ asked: 0 }, {}],
      return_requests: [{ status: 'lapsed' }],
    });
    await asks(id, [{ position: 0, quantity: 1 }]);
    expect((await look(id)).return_requests.map(({ status }) => status).sort()).toEqual(['asked', 'decided']);
  });
});
