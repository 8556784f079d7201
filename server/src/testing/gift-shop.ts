import type { GiftCardDesign } from 'contract/gift-card-designs';
import { createGiftCart } from 'contract/gift-purchases';
import type { Sent } from 'contract/platform/endpoint';
import { audit } from '../app/audit.js';
import { giftPaymentChanged, placeGiftPurchase } from '../features/gift-cards/index.js';
import { openPayments } from '../features/payments/index.js';
import type { Uuid } from '../platform/ids.js';
import type { TestCustomer } from './test-customer.js';
import type { TestShop } from './test-shop.js';

type Wanted = Partial<Sent<typeof createGiftCart>['body']>;

const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

export const aDesign: Pick<GiftCardDesign, 'id'> = { id: 101 };
export const aBirthdayDesign: Pick<GiftCardDesign, 'id'> = { id: 1 };

/** Gifts bought in a test shop, from the cart to the payment. */
export class GiftShop {
  readonly #shop: TestShop;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  #payments() {
    return openPayments(this.#shop.shop, async (tx, payment) => {
      await giftPaymentChanged(this.#shop.shop, tx, payment);
    });
  }

  async cart(buyer: TestCustomer, more: Wanted = {}) {
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
    const { paymentId } = await this.#shop.shop.write((tx) =>
      placeGiftPurchase(this.#shop.shop, tx, payments, { customerId: buyer.id, giftCartId, due }),
    );
    return payments.authorise(paymentId, card);
  }

  /** A gift of fifty dollars unless said otherwise, paid for. */
  async buy(buyer: TestCustomer, more: Wanted = {}) {
    const id = await this.cart(buyer, more);
    await this.pay(buyer, id, { due: (more.amount ?? 50) * 100 });
    await this.#shop.runJobs();
    return id;
  }

  async lettersTo(address: string) {
    return (await this.#shop.letters()).filter(({ to }) => to === address);
  }

  /** What the audit finds, in words. */
  async broken() {
    const lines: string[] = [];
    await this.#shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    return lines.filter((line) => !line.startsWith('✓'));
  }
}

export const codeIn = (text: string) => /\b([0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(text)?.[0] ?? '';
