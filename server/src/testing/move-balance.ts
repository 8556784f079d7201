import { postAll } from '../features/ledger/index.js';
import { newId, type Uuid } from '../platform/ids.js';
import type { TestShop } from './test-shop.js';

type Held = { ownerId: Uuid; kind: 'points' | 'store_credit'; storeId: number; at?: Date };

const sides = {
  points: { from: 'points_issued', to: 'points_redeemed', comes: 'order_handed_over' },
  store_credit: { from: 'goodwill', to: 'sales', comes: 'goodwill' },
} as const;

/** Makes one posting for each amount: above zero it adds to the balance, below zero it pays for an order. */
export const moveBalance = (
  shop: TestShop,
  { ownerId, kind, storeId, at }: Held,
  amounts: readonly number[],
) =>
  shop.shop.write((tx) =>
    postAll(
      tx,
      amounts.map((amount) => ({
        storeId,
        reason: amount > 0 ? sides[kind].comes : 'order_placed',
        about: newId(tx.now),
        moves: [
          { account: { kind, ownerId }, amount },
          { account: { kind: amount > 0 ? sides[kind].from : sides[kind].to }, amount: -amount },
        ],
        ...(at && { at }),
      })),
    ),
  );
