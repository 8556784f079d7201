import { totalChanged } from 'contract/checkout';
import type { Sent } from 'contract/platform/endpoint';
import { createPromotion, switchPromotion } from 'contract/promotions/promotions.staff';
import { expect } from 'vitest';
import { type Buyer, cards, openBuyer } from './buyer.js';
import type { TestShop } from './test-shop.js';
import type { TestPerson } from './test-staff.js';

type Facts = Sent<typeof createPromotion>['body'];

export const barolo = 111;

/** Ten percent off each Barolo at one store, unless a test says otherwise. */
export const offerFacts = (changed: Partial<Facts> = {}, store = 1): Facts => ({
  name: 'Barolo for readers',
  shown_as: 'Barolo for readers',
  how: 'percent',
  steps: [{ from_bottles: 1, off: 10 }],
  goods: [{ kind: 'product', ref: barolo, takes_out: false }],
  store_ids: [store],
  from: { day: '2026-11-01', time: '00:00' },
  until: null,
  ...changed,
});

/** Somebody makes a promotion and switches it on. */
export async function offer(person: TestPerson, changed: Partial<Facts> = {}, store = 1) {
  const path = { store_id: `${store}` };
  const { id } = await person.call(createPromotion, { path, body: offerFacts(changed, store) });
  await person.call(switchPromotion, { path: { ...path, id: `${id}` }, body: { state: 'on' } });
  return id;
}

/** What the law of California says of discounts on wine from now on, and nothing else; null: nothing. */
export const lawOfDiscounts = (shop: TestShop, says: object | null) =>
  shop.shop.write(async (tx) => {
    await tx.deleteFrom('jurisdiction_rule').where('kind', '=', 'discount').execute();
    if (says)
      await tx
        .insertInto('jurisdiction_rule')
        .values({
          state: 'CA',
          kind: 'discount',
          category: 'wine',
          value: JSON.stringify(says),
          effective_from: '2026-01-01',
          source: 'Code of the vineyard, section 9',
          checked_on: '2026-10-01',
        })
        .execute();
  });

/**
 * So many customers order two Barolo with the same code at the same moment, and so many of them have nothing off any more:
 * each reads that two of $19.99 with the tax of 8.625 % cost their full price.
 */
export async function orderAtOnce(
  shop: TestShop,
  code: string,
  { buyers, refused }: { buyers: number; refused: number },
) {
  const all = await Promise.all(Array.from({ length: buyers }, () => openBuyer(shop)));
  for (const buyer of all) {
    await buyer.put({ product_id: barolo, quantity: 2 });
    await buyer.patch({ codes: [code] });
    await buyer.chooses('pickup');
  }
  const ends = await Promise.allSettled(all.map((buyer: Buyer) => buyer.buys('card', cards.approves)));
  const reasons: unknown[] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(reasons).toHaveLength(refused);
  for (const reason of reasons)
    expect(reason).toMatchObject({
      code: totalChanged.code,
      message: expect.stringContaining('$43.43 is left to pay now'),
    });
}
