import { giftCardNotUsable } from 'contract/cart';
import { checkGiftCardBalance, claimGiftCard, listGiftCardEntries, listGiftCards } from 'contract/gift-cards';
import { expect, it, vi } from 'vitest';
import { newId, type Uuid } from '../../../platform/ids.js';
import { statementsOf } from '../../../testing/asked-statements.js';
import { openBuyer, stock, cards as testCards } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { codeIn, GiftShop } from '../../../testing/gift-shop.js';
import { postAll } from '../../ledger/index.js';
import { GiftCardCodes } from '../gift-card-codes.js';
import { issueGiftCards } from '../issue-gift-cards.js';
import { takeGuess } from './look-up-code.js';

describeShop("a gift card's code", (shop) => {
  const gifts = new GiftShop(shop);
  let cards = 0;
  const sent = async () => {
    const buyer = await shop.customer();
    const to = `holder-${++cards}@example.com`;
    const id = await gifts.buy(buyer, { recipient_email: to });
    return { buyer, id, code: codeIn((await gifts.lettersTo(to))[0]!.text) };
  };
  const unknown = { status: 422, code: 'code_not_known' };

  it('tells what is left on the card, however it is typed', async () => {
    const { code, id } = await sent();
    const bob = await shop.customer();
    await shop.shop.write((tx) =>
      postAll(tx, [
        {
          storeId: 1,
          reason: 'order_placed',
          about: id,
          moves: [
            { account: { kind: 'gift_card', ownerId: id }, amount: -1_234 },
            { account: { kind: 'sales' }, amount: 1_234 },
          ],
        },
      ]),
    );
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await bob.call(checkGiftCardBalance, { body: { code: typed } })).toEqual({
      store_name: 'Cellar Door Mission',
      balance: 3_766,
      expires_on: null,
      remaining_validity_days: null,
    });
  });

  it('puts the card into the list of who claims it; in its buyer’s it stays as sent, masked', async () => {
    const { buyer, id, code } = await sent();
    const bob = await shop.customer();
    expect(await bob.call(claimGiftCard, { body: { code } })).toMatchObject({ id, balance: 5_000 });
    await bob.call(claimGiftCard, { body: { code } });
    expect((await bob.call(listGiftCards, { query: {} })).data).toMatchObject([
      { id, gift_card_code: code, is_gift: false, sent_to: null },
    ]);
    expect((await buyer.call(listGiftCards, { query: {} })).data).toMatchObject([
      { id, gift_card_code: `•••• ${code.slice(-4)}`, is_gift: true, sent_to: 'Grace Hopper' },
    ]);
  });

  it('is nothing to its buyer, who gave it away: not seen, not claimed, not spent', async () => {
    await stock(shop, 1, 50, 50, 4_050);
    const ada = await openBuyer(shop);
    const to = `holder-${++cards}@example.com`;
    const id = await gifts.buy(ada.customer, { recipient_email: to });
    const code = codeIn((await gifts.lettersTo(to))[0]!.text);
    const answer = await shop.app.inject({
      url: '/api/e-com/customer/gift-cards',
      headers: ada.customer.headers,
    });
    expect(answer.body).not.toContain(code);
    expect(answer.json().data.data).toMatchObject([{ id, gift_card_code: `•••• ${code.slice(-4)}` }]);
    await expect(ada.customer.call(claimGiftCard, { body: { code } })).rejects.toMatchObject(unknown);
    await expect(ada.customer.call(checkGiftCardBalance, { body: { code } })).rejects.toMatchObject(unknown);
    await expect(ada.customer.call(listGiftCardEntries, { path: { id }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    await ada.put({ product_id: 50, quantity: 1 });
    await expect(ada.patch({ redeem_gift_card: code })).rejects.toMatchObject({
      code: giftCardNotUsable.code,
    });
  });

  it('that was claimed is spent by its holder alone, also where it lay in a cart before', async () => {
    await stock(shop, 1, 50, 50, 4_050);
    const { code } = await sent();
    const [bob, cleo] = [await openBuyer(shop), await openBuyer(shop)];
    for (const each of [bob, cleo]) {
      await each.put({ product_id: 50, quantity: 1 });
      await each.chooses('pickup');
      await each.patch({ redeem_gift_card: code });
      expect(each.due).toBeLessThan(4_050);
    }
    await bob.customer.call(claimGiftCard, { body: { code } });
    await expect(cleo.buys('card', testCards.approves)).rejects.toMatchObject({ code: 'tender_shrank' });
    await expect(cleo.patch({ redeem_gift_card: code })).rejects.toMatchObject({
      code: giftCardNotUsable.code,
    });
    const { order } = await bob.buys('none');
    expect(order.status).toBe('placed');
  });

  it('of a card that was sent to the buyer’s own address is the buyer’s', async () => {
    const ada = await shop.customer();
    const id = await gifts.buy(ada, { recipient_email: ada.email.toUpperCase() });
    const { data } = await ada.call(listGiftCards, { query: {} });
    expect(data).toMatchObject([{ id, sent_to: null }]);
    expect(data[0]!.gift_card_code).toHaveLength(19);
  });

  it('answers alike for a wrong code, a card of somebody else, and one that is not out yet', async () => {
    const { code } = await sent();
    const [ada, bob] = await shop.customers(2);
    await ada!.call(claimGiftCard, { body: { code } });
    const later = '7K3D-0M9X-QW2P-R8TZ';
    await shop.shop.write((tx) =>
      issueGiftCards(tx, new GiftCardCodes(shop.shop.secretKey), [
        {
          store: { id: 1, jurisdiction: 'CA' },
          amount: 1_000,
          buyerId: ada!.id,
          ownerId: null,
          recipientName: 'Grace',
          boughtAt: tx.now,
          deliveryDate: '2026-12-24',
          code: later,
        },
      ]),
    );
    for (const asked of [code, later, '0000-0000-0000-0000', 'nonsense'])
      await expect(bob!.call(claimGiftCard, { body: { code: asked } })).rejects.toMatchObject(unknown);
    for (const asked of [later, '0000-0000-0000-0000'])
      await expect(bob!.call(checkGiftCardBalance, { body: { code: asked } })).rejects.toMatchObject(unknown);
  });

  it('costs the same work whether it is unknown, not out yet, expired, cancelled or somebody else’s', async () => {
    const { code: somebodys } = await sent();
    const [owner, bob] = await shop.customers(2);
    await owner!.call(claimGiftCard, { body: { code: somebodys } });
    const issued = (code: string, more: object) => ({
      store: { id: 3, jurisdiction: 'IL' },
      amount: 1_000,
      buyerId: owner!.id,
      ownerId: null,
      recipientName: 'Grace',
      boughtAt: shop.clock.now(),
      deliveryDate: '2026-11-20',
      deliveredAt: shop.clock.now(),
      code,
      ...more,
    });
    const [waiting, expired, cancelled] = [
      'WAIT-0000-0000-0001',
      'GONE-0000-0000-0002',
      'BACK-0000-0000-0003',
    ];
    await shop.shop.write(async (tx) => {
      const [, , id] = await issueGiftCards(tx, new GiftCardCodes(shop.shop.secretKey), [
        issued(waiting, { deliveredAt: undefined, deliveryDate: '2026-12-24' }),
        issued(expired, { promotional: true, deliveryDate: '2026-01-02' }),
        issued(cancelled, { deliveredAt: undefined }),
      ]);
      await tx.updateTable('gift_card').set({ cancelled_at: tx.now }).where('id', '=', id!).execute();
    });
    /**
     * Every statement with its shape, every keyed hash and every comparison, in order, and the answer at the
     * end.
     */
    const workOf = async (ask: typeof checkGiftCardBalance | typeof claimGiftCard, code: string) => {
      const hashed = vi.spyOn(GiftCardCodes.prototype, 'hashes');
      const compared = vi.spyOn(GiftCardCodes.prototype, 'matches');
      let said: unknown;
      const done = await statementsOf(async () => {
        said = await bob!.call(ask, { body: { code } }).catch((error: unknown) => error);
      });
      const { status, message, errors } = said as Record<string, unknown>;
      const counted = { hashed: hashed.mock.calls.length, compared: compared.mock.calls.length };
      vi.restoreAllMocks();
      return { done, ...counted, status, message, errors };
    };
    const unknown = '0000-0000-0000-0000';
    await workOf(claimGiftCard, unknown);
    for (const ask of [claimGiftCard, checkGiftCardBalance]) {
      const first = await workOf(ask, unknown);
      expect(first).toMatchObject({ status: 422, hashed: 2, compared: 1 });
      expect(first.done.length).toBeGreaterThan(4);
      const others = [waiting, expired, cancelled, ...(ask === claimGiftCard ? [somebodys] : [])];
      for (const code of others) expect(await workOf(ask, code)).toEqual(first);
    }
  });

  it('goes to one of twenty who claim it at once', async () => {
    const { code } = await sent();
    const claimers = await shop.customers(20);
    const tries = await Promise.allSettled(
      claimers.map((each) => each.call(claimGiftCard, { body: { code } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not guessed: after twenty tries an hour, right or wrong, the customer waits', async () => {
    const { code } = await sent();
    const bob = await shop.customer();
    for (let n = 0; n < 20; n++)
      await expect(
        bob.call(checkGiftCardBalance, { body: { code: `0000-0000-0000-00${n + 10}` } }),
      ).rejects.toMatchObject(unknown);
    await expect(bob.call(claimGiftCard, { body: { code } })).rejects.toMatchObject({ status: 429 });
    await expect(bob.call(checkGiftCardBalance, { body: { code } })).rejects.toMatchObject({ status: 429 });
  });

  it('is not guessed by many customers of one address either: after a hundred tries an hour they wait', async () => {
    const guess = (customerId: Uuid, remoteAddress: string) =>
      takeGuess(shop.shop, { customerId, address: remoteAddress });
    for (let n = 0; n < 100; n++) await guess(newId(shop.clock.now()), '203.0.113.5');
    const bob = await shop.customer();
    const statusFrom = async (url: string, remoteAddress: string) => {
      const payload = { code: '0000-0000-0000-0000' };
      const asked = { method: 'POST', headers: bob.headers, payload, remoteAddress } as const;
      return (await shop.app.inject({ url: `/api/${url}`, ...asked })).statusCode;
    };
    for (const { path } of [checkGiftCardBalance, claimGiftCard]) {
      expect(await statusFrom(path, '203.0.113.5')).toBe(429);
      expect(await statusFrom(path, '203.0.113.6')).toBe(422);
    }
  });
});
