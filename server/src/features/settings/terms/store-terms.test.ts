import { changeStoreTerms, getStoreTerms } from 'contract/settings/terms';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;
const path = { store_id: String(mission) };

describeShop("a store's terms", (shop) => {
  let olive: TestPerson;

  beforeEach(async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  const seen = () => olive.call(getStoreTerms, { path });
  /** The terms as they travel: in dollars. */
  const wired = async () => {
    const terms = await seen();
    return {
      ...terms,
      most_unpaid_total: terms.most_unpaid_total / 100,
      most_gift_money_a_day: terms.most_gift_money_a_day / 100,
      goodwill_limit: terms.goodwill_limit / 100,
      count_again_value: terms.count_again_value / 100,
    };
  };
  const changes = async (more: object) =>
    olive.call(changeStoreTerms, { path, body: { ...(await wired()), ...more } });

  it('are shown as they are', async () => {
    expect(await seen()).toMatchObject({
      points_per_dollar: 1,
      lp_eq_1: 100,
      points_expire_after_days: null,
      most_pieces: 24,
      most_unpaid_total: 150_000,
      most_card_tries: 8,
      most_card_minutes: 40,
      most_gift_cards_a_day: 20,
      most_gift_money_a_day: 200_000,
      goodwill_limit: 5_000,
      count_again_bottles: 3,
      count_again_value: 10_000,
    });
  });

  it('count from the next call on', async () => {
    await stock(shop, mission, chateauneuf, 90);
    const ada = await (await openBuyer(shop)).put({ product_id: chateauneuf, quantity: 3 });
    expect((await ada.patch({})).cart_detail[0]).toMatchObject({ problems: [] });
    await changes({ most_pieces: 2 });
    expect((await ada.patch({})).cart_detail[0]?.problems).toHaveLength(1);
    await changes({ most_pieces: 24 });
    expect((await ada.patch({})).cart_detail[0]).toMatchObject({ problems: [] });
  });

  it('are changed by the faster one of two, with cents that stay cents', async () => {
    const { version } = await seen();
    await changes({ goodwill_limit: 75.5 });
    expect(await seen()).toMatchObject({ goodwill_limit: 7_550 });
    await expect(changes({ goodwill_limit: 10, version })).rejects.toMatchObject({
      status: 409,
      code: 'terms_changed',
    });
  });

  it('are in the record, as they were and as they are', async () => {
    await changes({ return_days: 14 });
    await changes({ return_days: 60 });
    const act = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .selectAll()
        .where('store_id', '=', mission)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(act).toMatchObject({ kind: 'terms_changed', person_id: olive.id });
    expect(JSON.parse(act.before!)).toMatchObject({ return_days: 14 });
    expect(JSON.parse(act.after!)).toMatchObject({ return_days: 60 });
  });

  it('want a fresh look at the factor', async () => {
    const body = await wired();
    shop.clock.advance(minutes(11));
    await expect(olive.call(changeStoreTerms, { path, body })).rejects.toMatchObject({
      code: 'fresh_factor_needed',
    });
  });
});
