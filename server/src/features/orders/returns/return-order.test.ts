import { randomUUID } from 'node:crypto';
import { cancelOrder, getOrder, orderNotReturnable, returnOrder, tooManyReturned } from 'contract/orders';
import { moreThanAsked, noReturnAsked, reasonNeeded } from 'contract/orders/orders.staff';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes, seconds } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { inCash, Staff } from '../../../testing/staff.js';
import { balancesAt } from '../../ledger/index.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShop('returning bottles', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let cardsMade = 0;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    await stock(shop, mission, barolo, 50, 2_033);
    ada = await openBuyer(shop);
  });

  type Lines = { position: number; quantity: number }[];
  const asks = (id: string, lines: Lines, key: string = randomUUID(), reason?: string) =>
    ada.customer.call(
      returnOrder,
      { path: { id }, body: { lines, ...(reason && { reason }) } },
      { 'idempotency-key': key },
    );
  const look = (id: string) => ada.customer.call(getOrder, { path: { id } });
  /** Asks for a return, brings the bottles, and the store takes all of them back. */
  const bringsBack = async (id: string, lines: Lines) => {
    const { number } = await asks(id, lines);
    await staff.acceptsReturn(number, lines);
    return look(id);
  };
  const shelf = async (id = chateauneuf) => (await shelfOf(shop, mission, id)).on_hand;
  const balances = () => shop.shop.read((db) => balancesAt(db, mission, ada.id));
  const refundedOf = async (id: string) => {
    await shop.runJobs();
    const rows = await shop.shop.read((db) =>
      db.selectFrom('payment').select(['captured', 'refunded']).where('order_id', '=', id).execute(),
    );
    return rows[0];
  };
  /** An order of three and two bottles that the customer has fetched. */
  const fetched = async (method: 'card' | 'at_pickup' = 'card', redeem = {}) => {
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    shop.clock.advance(seconds(1));
    await ada.put({ product_id: barolo, quantity: 2 });
    await ada.chooses('pickup');
    await ada.patch(redeem);
    const { order } = await ada.buys(method, method === 'card' ? cards.approves : undefined);
    await staff.handsOver(order.number, 'ready', method === 'at_pickup' ? inCash : {});
    return order.id;
  };

  /** Letters of the same moment come in no fixed order. */
  const letterAbout = async (subject: string) =>
    (await shop.letters())
      .filter((letter) => letter.to === ada.customer.email && letter.subject.startsWith(subject))
      .at(-1)!;

  it('piece by piece gives back exactly what was paid, to the cent', async () => {
    const id = await fetched();
    const { total } = await look(id);
    const pieces: Lines[] = [
      [{ position: 0, quantity: 1 }],
      [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
      [{ position: 1, quantity: 1 }],
    ];
    for (const lines of pieces)
      expect(await bringsBack(id, lines)).toMatchObject({ status: 'returned_in_part' });
    const whole = await bringsBack(id, [{ position: 0, quantity: 1 }]);
    expect(whole).toMatchObject({
      status: 'returned',
      return_until: null,
      points_earned: 0,
      given_back: { payment: total },
    });
    expect(await refundedOf(id)).toEqual({ captured: total, refunded: total });
    expect([await shelf(), await shelf(barolo), (await balances()).points]).toEqual([50, 50, 0]);
    await allIsRight(shop);
  });

  it('keeps the fee with the store, and gives the payment back first', async () => {
    await staff.gives(ada.id, 'store_credit', 5_000);
    await staff.gives(ada.id, 'points', 2_000);
    const code = await staff.givesCard(ada.id, `7K3D-0M9X-BACK-${1000 + ++cardsMade}`, 3_000);
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    await ada.chooses('shipping', await ada.lives());
    await ada.patch({ redeem_gift_card: code, redeem_store_credit: 50, redeem_loyalty_point: 2_000 });
    const { order } = await ada.buys('card', cards.approves);
    await staff.handsOver(order.number, 'on_its_way');
    const { total, fee, paid_by_payment, points_earned } = await look(order.id);
    expect((await balances()).points).toBe(points_earned);

    const one = await bringsBack(order.id, [{ position: 0, quantity: 1 }]);
    expect(one.given_back).toEqual({ payment: 4_399, points: 0, store_credit: 0, gift_card: 0 });
    const all = await bringsBack(order.id, [{ position: 0, quantity: 2 }]);
    expect(all.given_back).toMatchObject({ payment: paid_by_payment, points: 2_000, store_credit: 5_000 });
    expect(paid_by_payment + 2_000 + 5_000 + all.given_back.gift_card).toBe(total - fee);
    expect(await balances()).toEqual({ points: 2_000, store_credit: 5_000 });
    await refundedOf(order.id);
    await allIsRight(shop);
  });

  it('takes earned points back; spent ones lessen the refund, at what they were worth', async () => {
    const id = await fetched();
    const { points_earned, total } = await look(id);
    expect(points_earned).toBe(162);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    await ada.patch({ redeem_loyalty_point: 100 });
    await ada.buys('card', cards.approves);
    const { given_back } = await bringsBack(id, [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 2 },
    ]);
    // 100 of the 162 earned points were spent: a dollar is withheld.
    expect(given_back.payment).toBe(total - 100);
    expect((await balances()).points).toBe(0);
    expect((await refundedOf(id))?.refunded).toBe(total - 100);
    await allIsRight(shop);
  });

  it('is paid back at the counter where it was paid there', async () => {
    const id = await fetched('at_pickup');
    const { total } = await look(id);
    shop.clock.advance(minutes(1));
    const lines = [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 2 },
    ];
    expect((await bringsBack(id, lines)).given_back.payment).toBe(total);
    expect((await letterAbout('Your return of')).text).toContain('At the counter');
    await allIsRight(shop);
  });

  it('puts the bottles of a set back on the shelf, each of them', async () => {
    await ada.put({ wine_set_id: 1, quantity: 2 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    await staff.handsOver(order.number);
    const sold = () =>
      shop.shop.read((db) =>
        db
          .selectFrom('stock_hold')
          .select(['quantity', 'returned'])
          .where('order_id', '=', order.id)
          .execute(),
      );
    await bringsBack(order.id, [{ position: 0, quantity: 1 }]);
    for (const { quantity, returned } of await sold()) expect(returned).toBe(quantity / 2);
    const { total, given_back } = await bringsBack(order.id, [{ position: 0, quantity: 1 }]);
    for (const { quantity, returned } of await sold()) expect(returned).toBe(quantity);
    expect(given_back.payment).toBe(total);
    await refundedOf(order.id);
    await allIsRight(shop);
  });

  it('moves nothing before the store has looked at the bottles', async () => {
    const id = await fetched();
    const before = [await shelf(), await balances(), await refundedOf(id)];
    const asked = await asks(id, [{ position: 0, quantity: 2 }], randomUUID(), 'Corked');
    expect(asked).toMatchObject({
      status: 'handed_over',
      given_back: { payment: 0, points: 0, store_credit: 0, gift_card: 0 },
      lines: [{ returned: 0, asked: 2 }, { asked: 0 }],
      return_requests: [
        {
          status: 'asked',
          reason: 'Corked',
          bring_by: '2026-12-04',
          lines: [{ position: 0, asked: 2, accepted: 0, broken: 0, refused: 0 }],
        },
      ],
    });
    await shop.runJobs();
    expect([await shelf(), await balances(), await refundedOf(id)]).toEqual(before);
    const letter = await letterAbout('Your return request');
    expect(letter.text).toContain('Friday, December 4, 2026');
    await allIsRight(shop);
  });

  it('is accepted line by line: intact back on the shelf, broken paid back, the rest refused with a reason', async () => {
    const id = await fetched();
    const { number } = await asks(id, [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 2 },
    ]);
    const accepted = [{ position: 0, quantity: 1 }];
    const broken = [{ position: 0, quantity: 1 }];
    await expect(staff.acceptsReturn(number, accepted, broken)).rejects.toMatchObject({
      code: reasonNeeded.code,
    });
    await staff.acceptsReturn(number, accepted, broken, 'The seal was broken.');
    const order = await look(id);
    expect(order).toMatchObject({
      status: 'returned_in_part',
      lines: [
        { returned: 2, asked: 0 },
        { returned: 0, asked: 0 },
      ],
      return_requests: [
        {
          status: 'decided',
          answer: 'The seal was broken.',
          lines: [
            { position: 0, asked: 3, accepted: 1, broken: 1, refused: 1 },
            { position: 1, asked: 2, accepted: 0, broken: 0, refused: 2 },
          ],
        },
      ],
    });
    expect([await shelf(), await shelf(barolo)], 'one of three, none of two').toEqual([48, 48]);
    expect((await refundedOf(id))?.refunded).toBe(order.given_back.payment);
    expect(order.given_back.payment).toBeGreaterThan(2 * 4_050);
    const letter = await letterAbout('Your return of');
    expect(letter.text).toContain('The seal was broken.');
    expect(letter.text).toMatch(/2 × .*returned/s);
    await allIsRight(shop);
  });

  it('that is refused whole moves nothing, and may be asked for again', async () => {
    const id = await fetched();
    const { number } = await asks(id, [{ position: 0, quantity: 1 }]);
    await staff.acceptsReturn(number, [], [], 'It was opened.');
    expect(await look(id)).toMatchObject({
      status: 'handed_over',
      given_back: { payment: 0 },
      return_requests: [{ status: 'decided', answer: 'It was opened.' }],
    });
    expect((await letterAbout('We couldn’t accept')).text).toContain('It was opened.');
    expect(await shelf()).toBe(47);
    expect((await bringsBack(id, [{ position: 0, quantity: 1 }])).status).toBe('returned_in_part');
    await refundedOf(id);
    await allIsRight(shop);
  });

  it('is accepted once, never beyond what was asked, and not without having been asked for', async () => {
    const id = await fetched();
    const one = [{ position: 0, quantity: 1 }];
    const { number } = await look(id);
    await expect(staff.acceptsReturn(number, one)).rejects.toMatchObject({ code: noReturnAsked.code });
    await asks(id, one);
    for (const beyond of [[{ position: 0, quantity: 2 }], [{ position: 1, quantity: 1 }], [...one, ...one]])
      await expect(staff.acceptsReturn(number, beyond)).rejects.toMatchObject({ code: moreThanAsked.code });
    await expect(staff.acceptsReturn(number, one, one)).rejects.toMatchObject({ code: moreThanAsked.code });
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => staff.acceptsReturn(number, one)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(staff.acceptsReturn(number, one)).rejects.toMatchObject({ code: noReturnAsked.code });
    expect(await look(id)).toMatchObject({ lines: [{ returned: 1 }, { returned: 0 }] });
    expect(await shelf()).toBe(48);
    await refundedOf(id);
    await allIsRight(shop);
  });

  it('asked for twice at once, and for more, is one request with all of it', async () => {
    const id = await fetched();
    await Promise.all([
      asks(id, [{ position: 0, quantity: 1 }]),
      asks(id, [{ position: 0, quantity: 1 }]),
      asks(id, [{ position: 1, quantity: 1 }]),
    ]);
    const { return_requests, lines, number } = await look(id);
    expect(return_requests).toHaveLength(1);
    expect(lines.map(({ asked }) => asked)).toEqual([2, 1]);
    await expect(asks(id, [{ position: 0, quantity: 2 }])).rejects.toMatchObject({
      code: tooManyReturned.code,
    });
    await staff.acceptsReturn(number, [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 1 },
    ]);
    await refundedOf(id);
    await allIsRight(shop);
  });

  it('of the same bottle in two tabs is asked for once', async () => {
    const id = await fetched();
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => asks(id, [{ position: 1, quantity: 2 }])),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await staff.acceptsReturn((await look(id)).number, [{ position: 1, quantity: 2 }]);
    for (const each of tries)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: tooManyReturned.code });
    expect(await shelf(barolo)).toBe(50);
    const { given_back } = await look(id);
    expect((await refundedOf(id))?.refunded).toBe(given_back.payment);
    await allIsRight(shop);
  });

  it("ends after the store's days, counted on its calendar", async () => {
    const id = await fetched();
    const { return_until } = await look(id);
    expect(return_until).toBe('2026-12-20');
    await shop.shop.write((tx) =>
      tx
        .updateTable('purchase_order')
        .set({ handed_over_at: new Date(shop.clock.now().getTime() - days(30)) })
        .where('id', '=', id)
        .execute(),
    );
    expect((await look(id)).return_until).not.toBeNull();
    await bringsBack(id, [{ position: 0, quantity: 1 }]);
    await shop.shop.write((tx) =>
      tx
        .updateTable('purchase_order')
        .set({ handed_over_at: new Date(shop.clock.now().getTime() - days(31)) })
        .where('id', '=', id)
        .execute(),
    );
    expect((await look(id)).return_until).toBeNull();
    await expect(bringsBack(id, [{ position: 0, quantity: 1 }])).rejects.toMatchObject({
      code: orderNotReturnable.code,
    });
    await refundedOf(id);
    await allIsRight(shop);
  });

  it('is refused of what was not handed over, of what is not there, and of what is somebody else’s', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    const one = [{ position: 0, quantity: 1 }];
    await expect(asks(order.id, one)).rejects.toMatchObject({ code: orderNotReturnable.code });
    await staff.handsOver(order.number);
    await expect(bringsBack(order.id, [{ position: 7, quantity: 1 }])).rejects.toMatchObject({
      code: tooManyReturned.code,
    });
    await expect(bringsBack(order.id, [{ position: 0, quantity: 2 }])).rejects.toMatchObject({
      code: tooManyReturned.code,
    });
    const bob = await openBuyer(shop);
    await expect(
      bob.customer.call(
        returnOrder,
        { path: { id: order.id }, body: { lines: one } },
        { 'idempotency-key': randomUUID() },
      ),
    ).rejects.toMatchObject({ status: 404 });
    await expect(ada.customer.call(cancelOrder, { path: { id: order.id } })).rejects.toMatchObject({
      status: 409,
    });
    await allIsRight(shop);
  });

  it('is asked for once, however often it is sent with the same key', async () => {
    const id = await fetched();
    const [key, one] = [randomUUID(), [{ position: 0, quantity: 1 }]];
    await Promise.all([1, 2, 3].map(() => asks(id, one, key)));
    await asks(id, one, key);
    expect((await look(id)).lines[0]).toMatchObject({ asked: 1, returned: 0 });
    await expect(asks(id, [{ position: 1, quantity: 1 }], key)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(asks(id, one, '')).rejects.toMatchObject({ code: 'idempotency_key_missing' });
    await allIsRight(shop);
  });

  it('tells staff and customer when the provider refuses the refund', async () => {
    const id = await fetched();
    await shop.shop.write((tx) =>
      tx
        .updateTable('demo_payment')
        .set((row) => ({ refunded: row.ref('captured') }))
        .where('payment_id', 'in', (db) => db.selectFrom('payment').select('id').where('order_id', '=', id))
        .execute(),
    );
    await bringsBack(id, [{ position: 0, quantity: 1 }]);
    await refundedOf(id);
    const { steps, given_back } = await look(id);
    expect(steps.at(-1)?.note).toContain('was refused by the provider');
    expect(given_back.payment).toBe(0);
    expect(shop.takeErrors()).toEqual([expect.stringContaining('was refused by the provider')]);
  });
});
