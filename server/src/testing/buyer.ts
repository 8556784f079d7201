import { addAddress } from 'contract/addresses';
import { addCartLine, updateCart } from 'contract/cart';
import { type PaymentMethod, placeOrder } from 'contract/checkout';
import { listFulfilmentOptions } from 'contract/fulfilment';
import type { Sent } from 'contract/platform/endpoint';
import type { FulfilmentMode } from 'contract/stores';
import type { Clock } from '../platform/clock.js';
import { newId, type Uuid } from '../platform/ids.js';
import { leaveOnHand } from './shelves.js';
import type { TestCustomer } from './test-customer.js';
import type { TestShop } from './test-shop.js';

const guerrero = {
  first_name: 'Ada',
  last_name: 'Testino',
  phone: '',
  zip_code: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  adderess: '1450 Guerrero Street',
};

/** The test cards of the demo gateway. */
export const cards = {
  approves: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
  silentThenApproved: '4000 0000 0000 0119',
  silentThenDeclined: '4000 0000 0000 0127',
};

type Goods = { product_id: number; quantity: number } | { wine_set_id: number; quantity: number };

/** Fills a store's shelf for a test. */
export async function stock(
  shop: Pick<TestShop, 'shop'>,
  storeId: number,
  productId: number,
  onHand: number,
  price = 4_000,
) {
  await shop.shop.write(async (tx) => {
    await tx
      .updateTable('store_product')
      .set({ price, compare_at: null })
      .where('product_id', '=', productId)
      .where('store_id', '=', storeId)
      .execute();
    await leaveOnHand(tx, onHand, { store: storeId, products: [productId] });
  });
}

export const shelfOf = (shop: Pick<TestShop, 'shop'>, storeId: number, productId: number) =>
  shop.shop.read((db) =>
    db
      .selectFrom('store_product')
      .select(['on_hand', 'held'])
      .where('store_id', '=', storeId)
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow(),
  );

/** An adult with a license and an address, who buys through the same calls as the web. */
export class Buyer {
  readonly customer: TestCustomer;
  readonly #clock: Clock;
  readonly storeId: number;
  cartId: Uuid = '';
  due = 0;

  constructor({ clock }: { clock: Clock }, customer: TestCustomer, storeId: number) {
    this.#clock = clock;
    this.customer = customer;
    this.storeId = storeId;
  }

  get id() {
    return this.customer.id;
  }

  async put(...goods: Goods[]) {
    for (const each of goods) {
      const cart = await this.customer.call(addCartLine, { body: { store_id: this.storeId, ...each } });
      this.cartId = cart.id!;
    }
    return this;
  }

  async lives(more: Partial<typeof guerrero> = {}) {
    return (await this.customer.call(addAddress, { body: { address: { ...guerrero, ...more } } })).id;
  }

  async patch(body: Sent<typeof updateCart>['body']) {
    const cart = await this.customer.call(updateCart, { path: { id: this.cartId }, body });
    this.due = cart.totals.due / 100;
    return cart;
  }

  /** Chooses a way of getting the goods, and the first time with a free place. */
  async chooses(fulfilment: FulfilmentMode, addressId?: Uuid) {
    await this.patch({ fulfilment, ...(addressId && { address_id: addressId }) });
    if (fulfilment === 'shipping') return this.patch({});
    const { modes } = await this.options();
    const option = modes.find(({ mode }) => mode === fulfilment);
    const slot = option?.open ? option.slots.find(({ left }) => left > 0) : undefined;
    return this.patch({ slot_id: slot?.id ?? 'none' });
  }

  options(address_id?: Uuid) {
    return this.customer.call(listFulfilmentOptions, {
      query: { cart_id: this.cartId, ...(address_id && { address_id }) },
    });
  }

  buys(method: PaymentMethod, card?: string, key = newId(this.#clock.now())) {
    const payment = { method, ...(card && { card }) };
    return this.customer.call(
      placeOrder,
      { body: { cart_id: this.cartId, due: this.due, payment } },
      { 'idempotency-key': key },
    );
  }
}

/** Buyers have a license; the test decides until when. */
export async function buyerOf(
  shop: Pick<TestShop, 'shop'> & { clock: Clock },
  customer: TestCustomer,
  storeId = 1,
  licenceUntil: string | null = '2031-05-17',
) {
  await shop.shop.write((tx) =>
    tx
      .updateTable('customer')
      .set({ license_exp_date: licenceUntil })
      .where('id', '=', customer.id)
      .execute(),
  );
  return new Buyer(shop, customer, storeId);
}

export const openBuyer = async (shop: TestShop, storeId?: number, licenceUntil?: string | null) =>
  buyerOf(shop, await shop.customer(), storeId, licenceUntil);
