import { listDeliveries } from 'contract/orders/deliveries.staff';
import { writeOrderNote } from 'contract/orders/orders.staff';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { Staff, shown } from '../../../testing/staff.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const mission = 1;
const chateauneuf = 50;

describeShop('what a store brings on a day', (shop) => {
  const staff = new Staff(shop);
  let mia: TestPerson;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });

  const orders = async (buyer: Buyer, adderess: string, zip_code = '94110') => {
    await buyer.put({ product_id: chateauneuf, quantity: 2 });
    await buyer.chooses('delivery', await buyer.lives({ adderess, zip_code, phone: '+1 415 555 0142' }));
    return (await buyer.buys('card', cards.approves)).order.number;
  };
  const list = (day?: string, person = mia) =>
    person.call(listDeliveries, { path: { store_id: String(mission) }, query: day ? { day } : {} });
  const stopsOf = (answer: Awaited<ReturnType<typeof list>>) => answer.tours.flatMap(({ stops }) => stops);

  it('goes by ZIP code and street, and names what the driver needs', async () => {
    const far = await orders(await openBuyer(shop), '9 Valencia Street');
    const near = await orders(await openBuyer(shop), '1450 Guerrero Street');
    const first = await orders(await openBuyer(shop), '88 Zoe Street', '94103');
    await mia.call(writeOrderNote, { path: { number: near }, body: { text: 'The bell is broken.' } });
    const { day, today } = await list();
    expect(day).toBe(today);
    const slots = await shop.shop.read((db) =>
      db.selectFrom('purchase_order').select('slot_from').where('number', '=', far).executeTakeFirstOrThrow(),
    );
    const answer = await list(slots.slot_from!.toISOString().slice(0, 10));
    expect(stopsOf(answer).map(({ number, stop }) => [stop, number])).toEqual([
      [1, first],
      [2, near],
      [3, far],
    ]);
    expect(stopsOf(answer)[1]).toMatchObject({
      address: { adderess: '1450 Guerrero Street' },
      phone: '+1 415 555 0142',
      pieces: 2,
      needs_id: true,
      notes: ['The bell is broken.'],
      bottles: [{ quantity: 2 }],
    });
    expect(stopsOf(await list('2027-01-01'))).toEqual([]);
  });

  it('covers the phone once it is handed over, and tells who took it', async () => {
    const number = await orders(await openBuyer(shop), '1450 Guerrero Street');
    const { slot_from } = await shop.shop.read((db) =>
      db
        .selectFrom('purchase_order')
        .select('slot_from')
        .where('number', '=', number)
        .executeTakeFirstOrThrow(),
    );
    await staff.moves(number, 'packed');
    await staff.moves(number, 'on_its_way');
    await staff.moves(number, 'handed_over', shown, { received_by: 'Grace Hopper' });
    const stops = stopsOf(await list(slot_from!.toISOString().slice(0, 10)));
    expect(stops.find((stop) => stop.number === number)).toMatchObject({
      phone: '••• 0142',
      address: { phone: '••• 0142' },
      received_by: 'Grace Hopper',
    });
  });

  it('is for who moves orders there', async () => {
    const elsewhere = await openTestPerson(shop, { role: 'owner', store_id: 2 });
    await expect(list(undefined, elsewhere)).rejects.toMatchObject({ code: 'not_found' });
  });
});
