import { listProducts } from 'contract/catalogue';
import { getProduct } from 'contract/catalogue/details';
import { getHome } from 'contract/catalogue/home';
import { suggestProducts } from 'contract/catalogue/suggest';
import { enterLottery, listLotteries } from 'contract/lottery';
import { cancelOrder, payOrder } from 'contract/orders';
import { addWish } from 'contract/wishlist';
import { openLottery } from '../server/src/features/lottery/index.js';
import { later, seconds } from '../server/src/platform/clock.js';
import type { Uuid } from '../server/src/platform/ids.js';
import { newId } from '../server/src/platform/ids.js';
import { Buyer, cards } from '../server/src/testing/buyer.js';
import { AnsweredNo, callsOf } from '../server/src/testing/calls.js';
import type { Chance } from '../server/src/testing/chance.js';
import { leaveOnHand } from '../server/src/testing/shelves.js';
import { openTestCustomer, TestCustomer } from '../server/src/testing/test-customer.js';
import { type Caller, GivenUp } from './caller.js';
import type { Journal } from './journal.js';
import type { MachineRoom } from './machine-room.js';

const mission = 1;
const lincolnPark = 3;
/** There are enough of these, except of the last one. */
const bottles = [50, 51, 111];
const scarce = 52;

export type Known = Pick<TestCustomer, 'id' | 'sessionId' | 'email' | 'token'>;

/** Fills the shelves and the hours, opens a lottery, and lets this many people in who may buy. */
export async function prepare(
  { looksOn }: Pick<MachineRoom, 'looksOn'>,
  people: number,
  drawnAfter: number,
): Promise<Known[]> {
  const { shop } = looksOn;
  const calls = callsOf(looksOn);
  const known: Known[] = [];
  for (let count = 0; count < people; count++) known.push(await openTestCustomer(calls, {}));
  await shop.write(async (tx) => {
    const shelf = tx.updateTable('store_product').where('store_id', '=', mission);
    await shelf.set({ price: 4_000, compare_at: null }).where('product_id', 'in', bottles).execute();
    await shelf.set({ price: 9_000 }).where('product_id', '=', scarce).execute();
    await leaveOnHand(tx, 1_000_000, { store: mission, products: bottles });
    await leaveOnHand(tx, 300, { store: mission, products: [scarce] });
    await tx.updateTable('slot_plan').set({ places: 1_000_000 }).execute();
    const ids = known.map(({ id }) => id);
    await tx.updateTable('customer').set({ license_exp_date: '2099-12-31' }).where('id', 'in', ids).execute();
  });
  await shop.write((tx) =>
    openLottery(shop).announce(tx, {
      store_id: lincolnPark,
      product_id: 14,
      name: 'The last two',
      bottles: 2,
      price: 18_000,
      opens_at: later(tx.now, seconds(1)),
      closes_at: later(tx.now, drawnAfter),
      ticket_prefix: 'CH1',
      rules: 'One ticket for each person.',
      release: 'soak',
    }),
  );
  return known;
}

/** One visit of a customer: looks around, and then wishes, enters a draw or buys. */
export class Visit {
  readonly #customer: TestCustomer;
  readonly #buyer: Buyer;
  readonly #chance: Chance;
  readonly #journal: Journal;

  constructor(known: Known, caller: Caller, chance: Chance, journal: Journal) {
    this.#customer = new TestCustomer(caller, known);
    this.#buyer = new Buyer({ clock: { now: () => new Date() } }, this.#customer, mission);
    this.#chance = chance;
    this.#journal = journal;
  }

  async happens() {
    try {
      await this.#looksAround();
      const act = this.#chance.next();
      if (act < 0.7) await this.#buys();
      else if (act < 0.85) await this.#wishes();
      else await this.#enters();
    } catch (error) {
      // Refusals have been counted, and so have calls that nobody answered.
      if (!(error instanceof AnsweredNo || error instanceof GivenUp)) throw error;
    }
  }

  async #looksAround() {
    const store_id = String(mission);
    await this.#customer.call(getHome, { query: { store_id } });
    const { data } = await this.#customer.call(listProducts, {
      query: { store_id, sort: this.#chance.pick(['price-up', 'price-down', 'rating'] as const) },
    });
    const { id } = this.#chance.pick(data);
    await this.#customer.call(getProduct, { path: { id: String(id) }, query: { store_id } });
    await this.#customer.call(suggestProducts, { query: { store_id, q: 'bar' } });
  }

  async #wishes() {
    const product_id = this.#chance.pick(bottles);
    await this.#customer.call(addWish, { body: { product_id } });
  }

  async #enters() {
    const query = { store_id: String(lincolnPark), state: 'open' as const };
    const [open] = (await this.#customer.call(listLotteries, { query })).data;
    if (!open) return;
    const { ticket_no } = await this.#customer.call(enterLottery, { path: { id: String(open.id) } });
    this.#journal.tickets.push({ customerId: this.#customer.id, number: ticket_no });
  }

  async #buys() {
    const goods = this.#chance.happens(0.1)
      ? [scarce]
      : bottles.slice(0, this.#chance.between(1, bottles.length));
    await this.#buyer.put(
      ...goods.map((product_id) => ({ product_id, quantity: this.#chance.between(1, 3) })),
    );
    if (this.#chance.happens(0.5)) await this.#buyer.chooses('pickup');
    else await this.#buyer.chooses('shipping', await this.#buyer.lives());
    this.#journal.tried(this.#customer.id);
    const { order, payment } = await this.#buyer.buys('card', this.#card(), newId(new Date()));
    this.#journal.placed(this.#customer.id, order);
    if (payment.status === 'declined' && this.#chance.happens(0.5)) await this.#pays(order.id);
    else if (payment.status === 'declined' || this.#chance.happens(0.15)) await this.#cancels(order.id);
  }

  #card() {
    const drawn = this.#chance.next();
    if (drawn < 0.72) return cards.approves;
    if (drawn < 0.86) return cards.declines;
    return drawn < 0.94 ? cards.silentThenApproved : cards.silentThenDeclined;
  }

  async #pays(id: Uuid) {
    const payment = { method: 'card' as const, card: cards.approves };
    await this.#customer.call(payOrder, { path: { id }, body: { payment } });
  }

  async #cancels(id: Uuid) {
    await this.#customer.call(cancelOrder, { path: { id } });
    this.#journal.orders.get(id)!.cancelled = true;
  }
}
