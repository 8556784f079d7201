import { createName, mergeName, nameInUse, removeName } from 'contract/catalogue/names.staff';
import type { Sent } from 'contract/platform/endpoint';
import {
  createPromotion,
  editPromotion,
  listPromotedChoices,
  listPromotions,
  previewPromotion,
  promotedGoodsUnknown,
  promotionAgainstRule,
  promotionEndsTooSoon,
  promotionNotFound,
  promotionOvertaken,
  switchPromotion,
} from 'contract/promotions/promotions.staff';
import { notAllowed } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { barolo, offerFacts } from '../../../testing/offers.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;
type Facts = Sent<typeof createPromotion>['body'];

describeShop('promotions that a manager runs', (shop) => {
  let owner: TestPerson;
  let manager: TestPerson;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 500, 4_000);
    await stock(shop, mission, barolo, 500, 2_000);
    await shop.shop.write((tx) => tx.updateTable('promotion').set({ state: 'paused' }).execute());
  });

  const at = (store = mission) => ({ store_id: `${store}` });
  const one = (id: number, store = mission) => ({ ...at(store), id: `${id}` });
  const facts = (changed: Partial<Facts> = {}): Facts =>
    offerFacts({
      name: 'Barolo week',
      shown_as: 'Barolo week',
      steps: [{ from_bottles: 2, off: 12.5 }],
      ...changed,
    });
  const create = (changed: Partial<Facts> = {}, person = manager) =>
    person.call(createPromotion, { path: at(), body: facts(changed) });
  const switchTo = (id: number, state: 'on' | 'paused', person = manager) =>
    person.call(switchPromotion, { path: one(id), body: { state } });
  const list = (when: 'now' | 'over' = 'now', person = manager, store = mission) =>
    person.call(listPromotions, { path: at(store), query: { when } });
  const listed = async (id: number) => (await list()).data.find((each) => each.id === id)!;
  const savingsOf = async (...goods: { product_id: number; quantity: number }[]) => {
    const ada = await openBuyer(shop);
    await ada.put(...goods);
    return (await ada.chooses('pickup')).totals.savings;
  };

  it('take something off only once they are switched on, and stop at once', async () => {
    const { id } = await create();
    const bottles = { product_id: barolo, quantity: 2 };
    expect([(await listed(id)).state, await savingsOf(bottles)]).toEqual(['draft', 0]);
    await switchTo(id, 'on');
    expect(await savingsOf(bottles)).toBe(500);
    await switchTo(id, 'paused');
    await switchTo(id, 'paused');
    expect(await savingsOf(bottles)).toBe(0);
  });

  it('are told with what they name, and with what they have taken off', async () => {
    const { id } = await create({
      steps: [
        { from_bottles: 6, off: 10 },
        { from_bottles: 2, off: 5 },
      ],
    });
    await switchTo(id, 'on');
    const ada = await openBuyer(shop);
    await ada.put({ product_id: barolo, quantity: 2 });
    await ada.chooses('pickup');
    await ada.buys('card', cards.approves);
    expect(await listed(id)).toMatchObject({
      steps: [
        { from_bottles: 2, off: 500 },
        { from_bottles: 6, off: 1000 },
      ],
      goods: [{ kind: 'product', ref: barolo, name: expect.stringContaining('Barolo') }],
      stores: [{ id: mission }],
      from: { day: '2026-11-01', time: '00:00' },
      may_change: true,
      orders: 1,
      saved: 200,
    });
    await allIsRight(shop);
  });

  it('are changed while they run, unless somebody else was faster', async () => {
    const { id, version } = await create();
    const change = (changed: Partial<Facts>, seen: number) =>
      manager.call(editPromotion, { path: one(id), body: { version: seen, facts: facts(changed) } });
    await switchTo(id, 'on');
    await expect(change({}, version)).rejects.toMatchObject({ code: promotionOvertaken.code });
    await change({ how: 'amount', steps: [{ from_bottles: 2, off: 3 }] }, version + 1);
    expect(await savingsOf({ product_id: barolo, quantity: 2 })).toBe(300);
  });

  it('end when they are told to, and are over then', async () => {
    const soon = { day: '2026-11-20', time: '10:50' };
    const { id } = await create({ until: soon });
    await switchTo(id, 'on');
    expect((await listed(id)).until).toEqual(soon);
    const before = shop.clock.now();
    shop.clock.advance(minutes(50));
    expect(await savingsOf({ product_id: barolo, quantity: 2 })).toBe(0);
    expect((await list('over')).data.map((each) => each.id)).toContain(id);
    await expect(create({ until: soon })).rejects.toMatchObject({ code: promotionEndsTooSoon.code });
    shop.clock.set(before);
  });

  it.each([
    ['a product that is not there', { kind: 'product', ref: 999_999, takes_out: false }],
    ['a brand that is not there', { kind: 'brand', ref: 999_999, takes_out: true }],
  ] as const)('refuse %s', async (_what, goods) => {
    await expect(create({ goods: [goods] })).rejects.toMatchObject({ code: promotedGoodsUnknown.code });
  });

  it.each([
    ['no step', { steps: [] }],
    ['a step of nothing', { steps: [{ from_bottles: 2, off: 0 }] }],
    [
      'two steps of one number',
      {
        steps: [
          { from_bottles: 2, off: 5 },
          { from_bottles: 2, off: 6 },
        ],
      },
    ],
    [
      'more bottles for less',
      {
        steps: [
          { from_bottles: 2, off: 5 },
          { from_bottles: 6, off: 4 },
        ],
      },
    ],
    ['more than nine tenths', { steps: [{ from_bottles: 2, off: 90.01 }] }],
    ['no store', { store_ids: [] }],
  ] as const)('refuse %s', async (_what, changed) => {
    await expect(create(changed as unknown as Partial<Facts>)).rejects.toMatchObject({ status: 422 });
  });

  it('are for the stores of whoever runs them, and change nothing elsewhere', async () => {
    await expect(create({ store_ids: [mission, embarcadero] })).rejects.toMatchObject({
      code: notAllowed.code,
    });
    const { id } = await create({ store_ids: [mission, embarcadero] }, owner);
    expect(await listed(id)).toMatchObject({ may_change: false });
    await expect(switchTo(id, 'on')).rejects.toMatchObject({ code: notAllowed.code });
    await switchTo(id, 'on', owner);
    const own = await create();
    await expect(
      owner.call(switchPromotion, { path: one(own.id, embarcadero), body: { state: 'on' } }),
    ).rejects.toMatchObject({ code: promotionNotFound.code });
    const choices = (person: TestPerson) => person.call(listPromotedChoices, { path: at() });
    expect((await choices(manager)).stores.map((store) => store.id)).toEqual([mission]);
    expect((await choices(owner)).stores.length).toBeGreaterThan(3);
    expect((await choices(manager)).departments[0]!.categories.length).toBeGreaterThan(0);
  });

  it('are not switched on where the law does not allow so much, which names the rule and its source', async () => {
    await shop.shop.write((tx) =>
      tx
        .insertInto('jurisdiction_rule')
        .values({
          state: 'CA',
          kind: 'discount',
          category: 'wine',
          value: JSON.stringify({ at_most_percent: 10 }),
          effective_from: '2026-01-01',
          source: 'Code of the vineyard, section 7',
          checked_on: '2026-10-01',
        })
        .execute(),
    );
    const { id, version } = await create();
    await expect(switchTo(id, 'on')).rejects.toMatchObject({
      code: promotionAgainstRule.code,
      message: expect.stringContaining('Code of the vineyard, section 7'),
    });
    await manager.call(editPromotion, {
      path: one(id),
      body: { version, facts: facts({ steps: [{ from_bottles: 2, off: 10 }] }) },
    });
    await switchTo(id, 'on');
    await expect(
      manager.call(editPromotion, { path: one(id), body: { version: version + 2, facts: facts() } }),
    ).rejects.toMatchObject({ code: promotionAgainstRule.code });
    expect(await savingsOf({ product_id: barolo, quantity: 2 })).toBe(400);
    await shop.shop.write((tx) =>
      tx.deleteFrom('jurisdiction_rule').where('kind', '=', 'discount').execute(),
    );
  });

  it('are tried on the orders that were placed, without touching them', async () => {
    const preview = (changed: Partial<Facts> = {}) =>
      manager.call(previewPromotion, { path: at(), body: facts(changed) });
    const before = await preview();
    for (const quantity of [1, 3]) {
      const ada = await openBuyer(shop);
      await ada.put({ product_id: barolo, quantity }, { product_id: chateauneuf, quantity: 1 });
      await ada.chooses('pickup');
      await ada.buys('card', cards.approves);
    }
    const now = await preview();
    // Three of $20 at 12.5 %; the other order has only one, and is looked at all the same.
    expect({
      orders: now.orders - before.orders,
      cheaper: now.cheaper - before.cheaper,
      saved: now.saved - before.saved,
      goods: now.goods - before.goods,
    }).toEqual({ orders: 2, cheaper: 1, saved: 750, goods: 10_000 });
    await allIsRight(shop);
  });

  it('go over to another brand with their bottles, and keep a name from being removed', async () => {
    const named = (name: string) => ({ name, story: null, department_id: null });
    const brand = async (name: string) =>
      (await owner.call(createName, { path: { kind: 'brand' }, body: named(name) })).id;
    const [one_, other, third] = [
      await brand('Anbau Eins'),
      await brand('Anbau Zwei'),
      await brand('Anbau Drei'),
    ];
    const { id } = await create({ goods: [{ kind: 'brand', ref: one_, takes_out: false }] });
    const unclear = await create({
      goods: [
        { kind: 'brand', ref: one_, takes_out: false },
        { kind: 'brand', ref: third, takes_out: true },
      ],
    });
    await switchTo(id, 'on');
    await switchTo(unclear.id, 'on');
    await expect(owner.call(removeName, { path: { kind: 'brand', id: `${one_}` } })).rejects.toMatchObject({
      code: nameInUse.code,
    });
    const merge = (from: number, into: string) =>
      owner.call(mergeName, { path: { kind: 'brand', id: `${from}` }, body: { into } });
    await merge(one_, 'Anbau Zwei');
    expect((await listed(id)).goods).toMatchObject([{ ref: other, name: 'Anbau Zwei' }]);
    await merge(third, 'Anbau Zwei');
    // Nobody knows what “Anbau Zwei, but not Anbau Zwei” should mean.
    expect([(await listed(id)).state, (await listed(unclear.id)).state]).toEqual(['on', 'paused']);
  });

  it('are told to the record of each of their stores', async () => {
    const { id } = await create({ store_ids: [mission, embarcadero] }, owner);
    await switchTo(id, 'on', owner);
    const { data } = await owner.call(listActs, { query: { thing: 'promotion', thing_id: `${id}` } });
    expect(data.map(({ kind }) => kind).sort()).toEqual([
      'promotion_added',
      'promotion_added',
      'promotion_switched_on',
      'promotion_switched_on',
    ]);
  });
});
