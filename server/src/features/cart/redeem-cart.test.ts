import { addCartLine, changeCartLines, getCart, updateCart } from 'contract/cart';
import type { Sent } from 'contract/platform/endpoint';
import { beforeEach, expect, it } from 'vitest';
import { newId, type Uuid } from '../../platform/ids.js';
import { stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { moveBalance } from '../../testing/move-balance.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { GiftCardCodes, issueGiftCards } from '../gift-cards/index.js';
import { postAll } from '../ledger/index.js';

const mission = { id: 1, jurisdiction: 'CA' };
const chateauneuf = 50;
type Update = Sent<typeof updateCart>['body'];

describeShop('redeeming in the cart', (shop) => {
  let ada: TestCustomer;
  let cartId: string;
  let made = 0;
  beforeEach(async () => {
    ada = await shop.customer();
    await stock(shop, mission.id, chateauneuf, 50, 4_050);
    const body = { store_id: mission.id, product_id: chateauneuf, quantity: 2 };
    cartId = (await ada.call(addCartLine, { body })).id!;
  });

  const update = (body: Update, who = ada) => who.call(updateCart, { path: { id: cartId }, body });
  const look = () => ada.call(getCart, { query: { store_id: String(mission.id) } });
  const buy = async (quantity: number) => {
    const { cart_detail } = await look();
    const body = { cart_detail: [{ id: cart_detail[0]!.id, quantity }] };
    return ada.call(changeCartLines, { path: { id: cartId }, body });
  };
  const give = (kind: 'points' | 'store_credit', amount: number) =>
    shop.shop.write((tx) =>
      postAll(tx, [
        {
          storeId: mission.id,
          reason: 'goodwill',
          about: newId(tx.now),
          moves: [
            { account: { kind, ownerId: ada.id }, amount },
            { account: { kind: kind === 'points' ? 'points_issued' : 'goodwill' }, amount: -amount },
          ],
        },
      ]),
    );
  const takeFromCard = (ownerId: Uuid, amount: number) =>
    shop.shop.write((tx) =>
      postAll(tx, [
        {
          storeId: mission.id,
          reason: 'order_placed',
          about: newId(tx.now),
          moves: [
            { account: { kind: 'gift_card', ownerId }, amount: -amount },
            { account: { kind: 'sales' }, amount },
          ],
        },
      ]),
    );
  const card = (
    code: string,
    more: Partial<Parameters<typeof issueGiftCards>[2][number]> = {},
    isDelivered = true,
  ) =>
    shop.shop.write(async (tx) => {
      const one = {
        store: mission,
        amount: 5_000,
        buyerId: null,
        ownerId: null,
        recipientName: 'Ada',
        boughtAt: tx.now,
        deliveryDate: '2026-11-20',
        ...(isDelivered && { deliveredAt: tx.now }),
        code,
        ...more,
      };
      return (await issueGiftCards(tx, new GiftCardCodes(shop.shop.secretKey), [one]))[0]!;
    });
  const newCode = () => `7K3D-0M9X-QW2P-${String(1000 + ++made)}`;
  const lpEq1 = async () => (await look()).lp_eq_1;

  it('takes the gift card first, then credit, then points by the dollar, and never more than is due', async () => {
    const step = await lpEq1();
    await give('points', step * 100);
    await give('store_credit', 2_000);
    const code = newCode();
    await card(code);
    await update({ redeem_loyalty_point: step * 100, redeem_store_credit: 20 });
    const { totals, ...cart } = await update({ redeem_gift_card: code.toLowerCase().replaceAll('-', ' ') });
    expect(totals).toMatchObject({ gift_card: 5_000, store_credit: 2_000, points: 1_100, due: 0 });
    expect(cart).toMatchObject({
      redeem_gift_card: `•••• ${code.slice(-4)}`,
      giftCardCartId: cartId,
      redeem_store_credit: 2_000,
      redeem_loyalty_point: step * 11,
      loyalty_points: step * 100,
      store_credit: 2_000,
      tender_problems: [],
    });
    expect(JSON.stringify(cart)).not.toContain(code.slice(0, 9));
  });

  it('takes each of them back', async () => {
    const step = await lpEq1();
    await give('points', step * 10);
    await give('store_credit', 500);
    const code = newCode();
    await card(code);
    await update({ redeem_loyalty_point: step * 10, redeem_store_credit: 5, redeem_gift_card: code });
    expect((await update({ redeem_gift_card: null })).giftCardCartId).toBeNull();
    await update({ redeem_loyalty_point: 0 });
    const { totals, redeem_gift_card } = await update({ redeem_store_credit: 0 });
    expect([totals.due, redeem_gift_card]).toEqual([8_100, null]);
  });

  it('leaves the cents that a point cannot pay', async () => {
    const step = await lpEq1();
    await give('points', step * 500);
    const { totals, redeem_loyalty_point } = await update({ redeem_loyalty_point: step * 500 });
    expect([totals.points, totals.due, redeem_loyalty_point]).toEqual([8_100, 0, step * 81]);
    expect((await buy(1)).totals).toMatchObject({ points: 4_000, due: 50 });
  });

  it('refuses more than there is, half a dollar of points, and what is no number', async () => {
    const step = await lpEq1();
    await give('points', step * 10);
    await give('store_credit', 500);
    const refused = async (body: object, code?: string) =>
      expect(update(body as Update)).rejects.toMatchObject({ status: 422, ...(code && { code }) });
    await refused({ redeem_loyalty_point: step * 11 }, 'not_enough_points');
    if (step > 1) await refused({ redeem_loyalty_point: step + 1 }, 'points_in_steps');
    await refused({ redeem_store_credit: 5.01 }, 'not_enough_credit');
    for (const wrong of [-1, 0.001, 1e15, 'all', null]) {
      await refused({ redeem_loyalty_point: wrong });
      await refused({ redeem_store_credit: wrong });
    }
    await refused({ redeem_gift_card: '' });
    await refused({ gift_message: 'x'.repeat(501) });
    expect((await look()).totals.due).toBe(8_100);
  });

  it('counts the credit of its own store alone', async () => {
    await moveBalance(shop, { kind: 'store_credit', ownerId: ada.id, storeId: 3 }, [2_000]);
    await expect(update({ redeem_store_credit: 5 })).rejects.toMatchObject({ code: 'not_enough_credit' });
    await give('store_credit', 500);
    expect((await update({ redeem_store_credit: 5 })).redeem_store_credit).toBe(500);
    await expect(update({ redeem_store_credit: 5.01 })).rejects.toMatchObject({ code: 'not_enough_credit' });
  });

  it('answers alike for a card that there is not, of another store, not yet delivered, expired and empty', async () => {
    const codes = [newCode(), newCode(), newCode(), newCode(), newCode()];
    await card(codes[1]!, { store: { id: 3, jurisdiction: 'IL' } });
    await card(codes[2]!, { deliveryDate: '2026-12-24' }, false);
    await card(codes[3]!, { deliveryDate: '2020-01-01', promotional: true });
    await takeFromCard(await card(codes[4]!), 5_000);
    const answers = await Promise.allSettled(codes.map((redeem_gift_card) => update({ redeem_gift_card })));
    const told = answers.map(
      (answer) => answer.status === 'rejected' && [answer.reason.code, answer.reason.message],
    );
    expect(new Set(told.map(String)).size).toBe(1);
    expect(told[0]).toMatchObject(['gift_card_not_usable', expect.any(String)]);
  });

  it('lets nobody try codes for long', async () => {
    const tries = Array.from({ length: 20 }, () =>
      update({ redeem_gift_card: newCode() }).catch(() => undefined),
    );
    await Promise.all(tries);
    const code = newCode();
    await card(code);
    await expect(update({ redeem_gift_card: code })).rejects.toMatchObject({ status: 429 });
    expect((await update({ gift_message: 'Still open' })).gift_message).toBe('Still open');
  });

  it('says what has shrunk meanwhile, and takes what is left', async () => {
    const code = newCode();
    const id = await card(code);
    await give('store_credit', 2_000);
    await update({ redeem_gift_card: code, redeem_store_credit: 20 });
    await takeFromCard(id, 3_800);
    await shop.shop.write((tx) =>
      postAll(tx, [
        {
          storeId: mission.id,
          reason: 'order_placed',
          about: newId(tx.now),
          moves: [
            { account: { kind: 'store_credit', ownerId: ada.id }, amount: -1_500 },
            { account: { kind: 'sales' }, amount: 1_500 },
          ],
        },
      ]),
    );
    const { totals, tender_problems } = await look();
    expect(totals).toMatchObject({ gift_card: 1_200, store_credit: 500, due: 6_400 });
    expect(tender_problems).toEqual([
      { tender: 'gift_card', message: 'This gift card has $12 left.' },
      { tender: 'store_credit', message: 'Your store credit is $5 now.' },
    ]);
    await takeFromCard(id, 1_200);
    expect((await look()).tender_problems[0]!.message).toBe('This gift card can no longer be used.');
  });

  it('keeps what to do if a bottle is missing: left out, unless the customer would like a call', async () => {
    expect((await look()).if_missing).toBe('leave_out');
    expect((await update({ if_missing: 'call' })).if_missing).toBe('call');
    expect((await update({ gift_message: 'x' })).if_missing).toBe('call');
    for (const wrong of ['replace', null, 1])
      await expect(update({ if_missing: wrong } as unknown as Update)).rejects.toMatchObject({ status: 422 });
  });

  it('keeps a gift message, and nobody else writes into the cart', async () => {
    const bob = await shop.customer();
    expect((await update({ gift_message: 'For the long evenings' })).gift_message).toBe(
      'For the long evenings',
    );
    await expect(update({ gift_message: 'x' }, bob)).rejects.toMatchObject({
      status: 404,
      code: 'cart_not_found',
    });
    expect((await update({ gift_message: '' })).gift_message).toBe('');
  });
});
