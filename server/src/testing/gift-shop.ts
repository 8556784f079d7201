import { resendGiftCard } from 'contract/gift-cards';
import type { GiftCardDesign } from 'contract/gift-cards/designs';
import { createGiftCart } from 'contract/gift-cards/purchases';
import type { Sent } from 'contract/platform/endpoint';
import { audit } from '../app/audit.js';
import { payGiftPurchase } from '../features/gift-cards/buying/pay-gift-purchase.js';
import { giftPaymentChanged } from '../features/gift-cards/index.js';
import type { Reason } from '../features/ledger/reasons.js';
import { openPayments } from '../features/payments/index.js';
import { newId, type Uuid } from '../platform/ids.js';
import type { TestCustomer } from './test-customer.js';
import type { TestShop } from './test-shop.js';

type GiftFields = Partial<Sent<typeof createGiftCart>['body']>;

const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

export const aDesign: Pick<GiftCardDesign, 'id'> = { id: 101 };
export const aBirthdayDesign: Pick<GiftCardDesign, 'id'> = { id: 1 };

/** Buys gifts in a test shop, from the cart to the payment. */
export class GiftShop {
  readonly #shop: TestShop;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  #payments() {
    return openPayments(
      this.#shop.shop,
      async (tx) => (payment) => giftPaymentChanged(this.#shop.shop, tx, payment),
    );
  }

  /**
   * The clock stands still, so without this a mailbox would soon have received all the letters allowed in an
   * hour.
   */
  async #letTimePass() {
    await this.#shop.shop.write((tx) =>
      tx.deleteFrom('rate_limit').where('key', 'like', 'letters-to-mailbox:%').execute(),
    );
  }

  async cart(buyer: TestCustomer, more: GiftFields = {}) {
    await this.#letTimePass();
    const body = {
      design_id: aDesign.id,
      store_id: 1,
      amount: 50,
      recipient_name: 'Grace Hopper',
      recipient_email: 'grace@example.com',
      message: 'For the next good evening.',
      delivery_date: '2026-11-20',
      ...more,
    };
    return (await buyer.call(createGiftCart, { body })).giftCardCartId;
  }

  async pay(buyer: TestCustomer, giftCartId: Uuid, { card = goodCard, due = 5_000 } = {}) {
    const payments = await this.#payments();
    return payGiftPurchase(this.#shop.shop, payments, {
      customerId: buyer.id,
      id: giftCartId,
      key: newId(this.#shop.clock.now()),
      body: { due, payment: { method: 'card', card } },
    });
  }

  /** Buys a gift of fifty dollars, unless the test says otherwise, and pays for it. */
  async buy(buyer: TestCustomer, more: GiftFields = {}) {
    const id = await this.cart(buyer, more);
    await this.pay(buyer, id, { due: (more.amount ?? 50) * 100 });
    await this.#shop.runJobs();
    return id;
  }

  /** A new request each time, unless the test repeats a key. */
  resend(buyer: TestCustomer, id: Uuid, key: string = newId(this.#shop.clock.now())) {
    return buyer.call(resendGiftCard, { path: { id } }, { 'idempotency-key': key.replaceAll(' ', '-') });
  }

  async lettersTo(address: string) {
    return (await this.#shop.letters()).filter(({ to }) => to === address);
  }

  /** The accounts between which this has moved cents of a card, and how many. */
  async moved(cardId: Uuid, reason: Reason) {
    const entries = await this.#shop.shop.read((db) =>
      db
        .selectFrom('ledger_entry')
        .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
        .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
        .select(['ledger_account.kind', 'ledger_entry.amount'])
        .where('ledger_transaction.about', '=', cardId)
        .where('ledger_transaction.reason', '=', reason)
        .execute(),
    );
    return Object.fromEntries(entries.map(({ kind, amount }) => [kind, amount]));
  }

  /** The faults that the audit finds, in words. */
  async broken() {
    const lines: string[] = [];
    await this.#shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    return lines.filter((line) => !line.startsWith('✓'));
  }
}

export const codeIn = (text: string) => /\b([0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(text)?.[0] ?? '';
