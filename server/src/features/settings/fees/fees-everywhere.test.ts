import { expect, it, vi } from 'vitest';
import { seconds } from '../../../platform/clock.js';
import { stock } from '../../../testing/buyer.js';
import { describeTwoProcesses } from '../../../testing/two-processes.js';
import { replaceFeesOf } from '../../fulfilment/index.js';

const mission = 1;

describeTwoProcesses('fees that one process has changed', (shop) => {
  it('count at all of them within a second', async () => {
    const [one, other] = shop.both;
    await stock(shop, mission, 51, 4);
    const here = await (await one.buyer()).put({ product_id: 51, quantity: 1 });
    const there = other.servesBuyer(here);
    const home = await here.lives();
    const feeAt = async (buyer: typeof here) => {
      const { modes } = await buyer.options(home);
      return modes.find(({ mode }) => mode === 'delivery');
    };
    for (const buyer of [here, there]) expect(await feeAt(buyer)).toMatchObject({ fee: 1_200 });
    await shop.shop.write((tx) => replaceFeesOf(tx, mission, [{ mode: 'delivery', fee: 700 }]));
    for (const buyer of [here, there])
      await vi.waitFor(async () => expect(await feeAt(buyer)).toMatchObject({ fee: 700 }), seconds(1));
  });
});
