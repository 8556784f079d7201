import { getOrder } from 'contract/orders';
import { getOrderByStaff, moveOrderByStaff, nameParcels } from 'contract/orders/orders.staff';
import type { SentParcel } from 'contract/orders/parcels.staff';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { Staff } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;
const ups: SentParcel = { carrier: 'ups', tracking_number: '1Z999AA10123456784' };
const fedex: SentParcel = { carrier: 'fedex', tracking_number: '770000000001' };

describeShop('the parcels of an order', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let mia: TestPerson;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await ada.put({ product_id: chateauneuf, quantity: 2 });
  });

  const packed = async (mode: 'shipping' | 'pickup') => {
    await ada.chooses(mode, mode === 'shipping' ? await ada.lives() : undefined);
    const { order } = await ada.buys('card', cards.approves);
    await staff.moves(order.number, 'packed');
    shop.clock.advance(minutes(1));
    return order;
  };
  const ships = (number: string, parcels: SentParcel[]) =>
    mia.call(moveOrderByStaff, { path: { number }, body: { status: 'on_its_way', parcels } });
  const names = (number: string, parcels: SentParcel[]) =>
    mia.call(nameParcels, { path: { number }, body: { parcels } });

  it('are in the letter and in the customer’s order, each with where it can be followed', async () => {
    const { id, number } = await packed('shipping');
    await ships(number, [ups, fedex]);
    const { text, html } = await shop.letterTo(ada.customer.email);
    expect(text).toContain('UPS: 1Z999AA10123456784\nhttps://www.ups.com/track?tracknum=1Z999AA10123456784');
    expect(html).toContain('href="https://www.fedex.com/fedextrack/?trknbr=770000000001"');
    const { parcels } = await ada.customer.call(getOrder, { path: { id } });
    expect(parcels).toMatchObject([
      { carrier_name: 'UPS', url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784' },
      { carrier_name: 'FedEx' },
    ]);
    await allIsRight(shop);
  });

  it('are changed by staff, who leave before and after in the record', async () => {
    const { number } = await packed('shipping');
    await ships(number, [ups]);
    shop.clock.advance(minutes(1));
    expect((await names(number, [fedex])).parcels).toMatchObject([fedex]);
    const { before, after } = await shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .select(['before', 'after'])
        .where('person_id', '=', mia.id)
        .where('kind', '=', 'parcels_named')
        .executeTakeFirstOrThrow(),
    );
    expect([JSON.parse(before!), JSON.parse(after!)]).toMatchObject([
      { parcels: [ups] },
      { parcels: [fedex] },
    ]);
  });

  it('are changed once by two who saw the same and press at once', async () => {
    const { number } = await packed('shipping');
    await ships(number, [ups]);
    const { version } = await mia.call(getOrderByStaff, { path: { number } });
    const ends = await Promise.allSettled(
      [[fedex], [ups, fedex]].map((parcels) =>
        mia.call(nameParcels, { path: { number }, body: { parcels, version } }),
      ),
    );
    const codes = ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason.code));
    expect(codes.toSorted()).toEqual(['done', 'order_changed']);
    await allIsRight(shop);
  });

  it('are of what is shipped alone', async () => {
    const { number } = await packed('pickup');
    await expect(names(number, [ups])).rejects.toMatchObject({ code: 'not_shipped' });
    await expect(names(number, [ups, ups])).rejects.toMatchObject({ status: 422 });
  });
});
