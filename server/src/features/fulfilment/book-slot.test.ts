import { demoStores } from 'demo/stores';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId, type Uuid } from '../../platform/ids.js';
import { Refused } from '../../platform/refuse.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { bookSlot, offerSlots, releaseSlot, slotToBook } from './book-slot.js';

const { week, ...mission } = demoStores[0]!;
const store = {
  ...mission,
  hours: week.flatMap((day, weekday) => (day ? [{ weekday, opens: day[0], closes: day[1] }] : [])),
  special_days: [],
};

describeShopOnBoth('a slot', (shop) => {
  const holder = () => newId(shop.clock.now());
  const offered = () => shop.shop.read((db) => offerSlots(db, store, 'pickup'));
  const book = (slotId: string, holderId: Uuid) =>
    shop.shop.write(async (tx) =>
      bookSlot(tx, holderId, await slotToBook(tx, { store, mode: 'pickup', slotId })),
    );
  const leftIn = async (slotId: string) => (await offered()).find(({ id }) => id === slotId)?.left;
  const fill = (slotId: string, leaving: number) =>
    Promise.all(Array.from({ length: 12 - leaving }, () => book(slotId, holder())));

  it('is offered from an hour from now on, for the coming week', async () => {
    const slots = await offered();
    // It is ten on a Friday in San Francisco; the store opens at ten and closes at ten.
    expect(slots[0]).toMatchObject({ id: 'pickup-2026-11-20T19:00:00.000Z', left: 12 });
    expect(slots.at(-1)?.from.toISOString()).toBe('2026-11-28T05:00:00.000Z');
  });

  it('is given to one of twenty who ask at once for its last place', async () => {
    const [slot] = await offered();
    await fill(slot!.id, 1);
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => book(slot!.id, holder())));
    const refusals = asked.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
    expect(refusals).toHaveLength(19);
    for (const reason of refusals) expect((reason as Refused).refusal?.code).toBe('slot_full');
    expect(await leftIn(slot!.id)).toBe(0);
  });

  it('is held once by one cart, however often it is chosen, also when it is full', async () => {
    const slot = (await offered())[1]!;
    const cart = holder();
    await fill(slot.id, 1);
    await Promise.all(Array.from({ length: 20 }, () => book(slot.id, cart)));
    expect(await leftIn(slot.id)).toBe(0);
    await shop.shop.write((tx) => releaseSlot(tx, cart));
    expect(await leftIn(slot.id)).toBe(1);
    await shop.shop.write((tx) => releaseSlot(tx, cart));
    expect(await leftIn(slot.id)).toBe(1);
  });

  it('is given back when another one is chosen', async () => {
    const [first, second] = (await offered()).slice(2, 4);
    const cart = holder();
    await book(first!.id, cart);
    await book(second!.id, cart);
    expect([await leftIn(first!.id), await leftIn(second!.id)]).toEqual([12, 11]);
  });

  it('stays with its cart when the other one is full', async () => {
    const [mine, full] = (await offered()).slice(4, 6);
    const cart = holder();
    await book(mine!.id, cart);
    await fill(full!.id, 0);
    await expect(book(full!.id, cart)).rejects.toBeInstanceOf(Refused);
    expect(await leftIn(mine!.id)).toBe(11);
  });

  it.each(['', 'pickup-2026-11-20T19:30:00.000Z', 'delivery-2026-11-20T19:00:00.000Z', 'pickup-2025'])(
    'of the name "%s" is not offered',
    async (slotId) => {
      await expect(book(slotId, holder())).rejects.toMatchObject({ refusal: { code: 'slot_not_offered' } });
    },
  );

  it('is refused by the database itself to one more than it has places', async () => {
    const slot = (await offered())[6]!;
    await fill(slot.id, 0);
    const beyond = shop.shop.write((tx) =>
      sql`insert into slot_booking values (${holder()}, 1, 'pickup', ${slot.from}, ${tx.now})`.execute(tx),
    );
    await expect(beyond).rejects.toMatchObject({ code: '23514' });
  });
});
