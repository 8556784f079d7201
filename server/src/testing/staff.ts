import {
  acceptReturnByStaff,
  getOrderByStaff,
  type IdCheck,
  moveOrderByStaff,
  type StaffStatus,
} from 'contract/orders/orders.staff';
import { utcDay } from 'contract/platform/calendar';
import type { Sent } from 'contract/platform/endpoint';
import { GiftCardCodes, issueGiftCards } from '../features/gift-cards/index.js';
import { postAll } from '../features/ledger/index.js';
import { days, later } from '../platform/clock.js';
import { commandToken } from '../platform/http/command-token.js';
import { newId, type Uuid } from '../platform/ids.js';
import type { TestShop } from './test-shop.js';
import { callStaff } from './test-staff.js';

type LinePieces = { position: number; quantity: number }[];

type MoreOfMove = Pick<Sent<typeof moveOrderByStaff>['body'], 'counter_payment' | 'received_by'>;

/** The payment for an order that is paid at the counter. */
export const inCash: MoreOfMove = { counter_payment: { method: 'cash' } };

export const shown: IdCheck = { method: 'driving_licence', result: 'shown' };
export const refused: IdCheck = { method: 'other', result: 'refused' };
/** The age is right, but the name is not that of the account. */
export const otherName: IdCheck = { method: 'other', result: 'other_name' };

/** Staff in a store: they move orders on, and give customers what they redeem. */
export class Staff {
  readonly #shop: TestShop;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  get headers() {
    return { authorization: `Bearer ${commandToken(this.#shop.shop.secretKey, this.#shop.clock.now())}` };
  }

  looksAt(number: string) {
    return callStaff(this.#shop, getOrderByStaff, { path: { number } }, this.headers);
  }

  moves(number: string, status: StaffStatus, id_check?: IdCheck, more: MoreOfMove = {}) {
    const body = { status, ...(id_check && { id_check }), ...more };
    return callStaff(this.#shop, moveOrderByStaff, { path: { number }, body }, this.headers);
  }

  /** Takes an order to the hand-over, and its payment with it. */
  async handsOver(number: string, by: 'ready' | 'on_its_way' = 'ready', more: MoreOfMove = {}) {
    await this.moves(number, 'packed');
    await this.moves(number, by);
    const order = await this.moves(number, 'handed_over', shown, more);
    await this.#shop.runJobs();
    return order;
  }

  /** Accepts what came back intact or broken; everything else is refused with a reason. */
  acceptsReturn(number: string, accepted: LinePieces, broken: LinePieces = [], reason = '') {
    const body = { accepted, broken, reason };
    return callStaff(this.#shop, acceptReturnByStaff, { path: { number }, body }, this.headers);
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

  givesCard(buyerId: Uuid, code: string, amount: number, storeId = 1) {
    return giveCard(this.#shop, buyerId, code, amount, storeId);
  }
}

/** A promotional card: in California it is good for 56 days. */
export async function giveCard(
  { shop }: Pick<TestShop, 'shop'>,
  buyerId: Uuid,
  code: string,
  amount: number,
  storeId = 1,
) {
  await shop.write((tx) =>
    issueGiftCards(tx, new GiftCardCodes(shop.secretKey), [
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
        deliveryDate: utcDay(tx.now),
        deliveredAt: later(tx.now, -days(1)),
        code,
      },
    ]),
  );
  return code;
}
