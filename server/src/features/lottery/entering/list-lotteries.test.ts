import { listLotteries } from 'contract/lottery';
import { expect, it } from 'vitest';
import { days, hours, later } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { announceTestLottery, openTestLottery, tendAfter } from '../../../testing/test-lottery.js';

describeShop('the list of lotteries', (shop) => {
  const list = async (about: object = {}) => {
    const ada = await shop.customer();
    const { data } = await ada.call(listLotteries, { query: { store_id: '3', ...about } });
    return data.map(({ id, state }) => [id, state]);
  };
  const announced = (opensIn: number) => {
    const opens_at = later(shop.clock.now(), days(opensIn));
    return announceTestLottery(shop, { opens_at, closes_at: later(opens_at, days(3)) });
  };

  it('begins with those that can be entered, then those to come, then those that are over', async () => {
    const earlier = await openTestLottery(shop);
    await tendAfter(shop, days(1));
    const over = await openTestLottery(shop);
    await tendAfter(shop, days(3) + hours(1));
    const closes_at = later(shop.clock.now(), days(30));
    const [last, opensLast] = [await openTestLottery(shop, { closes_at }), await announced(9)];
    const [next, opensNext] = [await openTestLottery(shop), await announced(2)];
    expect(await list()).toEqual([
      [next, 'open'],
      [last, 'open'],
      [opensNext, 'announced'],
      [opensLast, 'announced'],
      [over, 'settled'],
      [earlier, 'settled'],
    ]);
    expect(await list({ state: 'announced' })).toHaveLength(2);
    expect(await list({ pageSize: '1', page: '2' })).toEqual([[last, 'open']]);
  });

  it('is narrowed to the lotteries of one bottle', async () => {
    const id = await openTestLottery(shop, { product_id: 1 });
    expect(await list({ product_id: '1' })).toEqual([[id, 'open']]);
    expect(await list({ product_id: '2' })).toEqual([]);
  });

  it("tells the shop's own time, by which everything opens and closes", async () => {
    const ada = await shop.customer();
    const { data } = await ada.call(listLotteries, { query: { store_id: '3', pageSize: '1' } });
    expect(data[0]!.now).toBe(shop.clock.now().toISOString());
  });
});
