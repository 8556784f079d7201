import { checkGiftCardBalance, claimGiftCard, listGiftCards } from 'contract/gift-cards';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { codeIn, GiftShop } from '../../testing/gift-shop.js';
import { postAll } from '../ledger/index.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { issueGiftCards } from './issue-gift-cards.js';

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

  it('puts the card into the list of who claims it, and out of its buyer’s', async () => {
    const { buyer, id, code } = await sent();
    const bob = await shop.customer();
    expect(await bob.call(claimGiftCard, { body: { code } })).toMatchObject({ id, balance: 5_000 });
    await bob.call(claimGiftCard, { body: { code } });
    expect((await bob.call(listGiftCards, { query: {} })).data).toMatchObject([
      { id, gift_card_code: code, is_gift: false },
    ]);
    expect((await buyer.call(listGiftCards, { query: {} })).data).toEqual([]);
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
    /** Every statement with its shape, every keyed hash and every comparison, in order, and what is said at the end. */
    const workOf = async (ask: typeof checkGiftCardBalance | typeof claimGiftCard, code: string) => {
      const done: string[] = [];
      // The catalogue looks for itself now and then.
      vi.spyOn(shop.whole.catalogue, 'catchUp').mockResolvedValue();
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      const hashed = vi.spyOn(GiftCardCodes.prototype, 'hash');
      const compared = vi.spyOn(GiftCardCodes.prototype, 'matches');
      const said = await bob!.call(ask, { body: { code } }).catch((error: unknown) => error);
      for (const [statement] of asked.mock.calls as unknown as [string | { text: string }][])
        done.push(typeof statement === 'string' ? statement : statement.text);
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
});
