import { getOrderByStaff, type IdCheck, moveOrderByStaff, type StaffStatus } from 'contract/orders-staff';
import { GiftCardCodes, issueGiftCards } from '../features/gift-cards/index.js';
import { postAll } from '../features/ledger/index.js';
import { staffToken } from '../features/orders/index.js';
import { days, later } from '../platform/clock.js';
import { newId, type Uuid } from '../platform/ids.js';
import type { TestShop } from './test-shop.js';

export const shown: IdCheck = { method: 'driving_licence', result: 'shown' };
export const refused: IdCheck = { method: 'other', result: 'refused' };

/** Whoever stands in the store: moves orders on, and gives customers what they redeem. */
export class Staff {
  readonly #shop: TestShop;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  get headers() {
    return { authorization: `Bearer ${staffToken(this.#shop.shop.secretKey, this.#shop.clock.now())}` };
  }

  looksAt(number: string) {
    return this.#shop.call(getOrderByStaff, { path: { number } }, this.headers);
  }

  moves(number: string, status: StaffStatus, id_check?: IdCheck) {
    const body = { status, ...(id_check && { id_check }) };
    return this.#shop.call(moveOrderByStaff, { path: { number }, body }, this.headers);
  }

  /** From the order to the door, and the payment with it. */
  async handsOver(number: string, by: 'ready' | 'on_its_way' = 'ready') {
    await this.moves(number, 'packed');
    await this.moves(number, by);
    const order = await this.moves(number, 'handed_over', shown);
    await this.#shop.runJobs();
    return order;
  }

  gives(ownerId: Uuid, kind: 'points' | 'store_credit', amount: number, storeId = 1) {
    return this.#shop.shop.write((tx) =>
      postAll(tx, [
        {
          storeId,
          reason: 'goodwill',
          about: newId(tx.now),
          moves: [
            { account: { kind, ownerId }, amount },
            { account: { kind: kind === 'points' ? 'points_issued' : 'goodwill' }, amount: -amount },
          ],
        },
      ]),
    );
  }

  /** A promotional card: in California it is good for 56 days. */
  async givesCard(buyerId: Uuid, code: string, amount: number, storeId = 1) {
    await this.#shop.shop.write((tx) =>
      issueGiftCards(tx, new GiftCardCodes(this.#shop.shop.secretKey), [
        {
          id: newId(tx.now),
          store: { id: storeId, jurisdiction: 'CA' },
          amount,
          promotional: true,
          buyerId,
          ownerId: buyerId,
          recipientName: 'Ada',
          recipientEmail: 'ada@example.com',
          message: '',
          boughtAt: later(tx.now, -days(1)),
          deliveryDate: tx.now.toISOString().slice(0, 10),
          deliveredAt: later(tx.now, -days(1)),
          code,
        },
      ]),
    );
    return code;
  }
}
