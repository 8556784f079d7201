import { GiftCardCodes, issueGiftCards } from '../features/gift-cards/index.js';
import { postAll } from '../features/ledger/index.js';
import { newId, type Uuid } from '../platform/ids.js';
import type { TestShop } from './test-shop.js';

const mission = { id: 1, jurisdiction: 'CA' };

/** Gives points or credit at the first store; an amount below zero takes them away. */
export const give = (shop: TestShop, ownerId: Uuid, kind: 'points' | 'store_credit', amount: number) =>
  shop.shop.write((tx) =>
    postAll(tx, [
      {
        storeId: mission.id,
        reason: 'goodwill',
        about: newId(tx.now),
        moves: [
          { account: { kind, ownerId }, amount },
          { account: { kind: kind === 'points' ? 'points_issued' : 'goodwill' }, amount: -amount },
        ],
      },
    ]),
  );

let made = 0;

/** A gift card that the first store has given away: its code and its id. */
export async function giveCard(shop: Pick<TestShop, 'shop'>, amount: number) {
  const code = `7K3D-0M9X-QW2P-${1000 + ++made}`;
  const [id] = await shop.shop.write((tx) =>
    issueGiftCards(tx, new GiftCardCodes(shop.shop.secretKey), [
      {
        store: mission,
        amount,
        promotional: true,
        buyerId: null,
        ownerId: null,
        recipientName: 'Ada',
        boughtAt: tx.now,
        deliveryDate: '2026-11-20',
        deliveredAt: tx.now,
        code,
      },
    ]),
  );
  return { code, id: id! };
}

/** What is left on a balance at the first store. */
export async function leftOf(
  shop: Pick<TestShop, 'shop'>,
  ownerId: Uuid,
  kind: 'points' | 'store_credit' | 'gift_card',
) {
  const row = await shop.shop.read((db) =>
    db
      .selectFrom('ledger_account')
      .select('balance')
      .where('owner_id', '=', ownerId)
      .where('kind', '=', kind)
      .where('store_id', '=', mission.id)
      .executeTakeFirst(),
  );
  return row?.balance ?? 0;
}
