import { moveOrderByStaff, type StaffStatus } from 'contract/orders/orders.staff';
import type { Sent } from 'contract/platform/endpoint';
import { commandToken } from '../server/src/platform/http/command-token.js';
import type { SecretKey } from '../server/src/platform/secret-key.js';
import { AnsweredNo } from '../server/src/testing/calls.js';
import type { Chance } from '../server/src/testing/chance.js';
import { inCash, shown } from '../server/src/testing/staff.js';
import { fromHere } from '../server/src/testing/test-staff.js';
import { type Caller, GivenUp } from './caller.js';
import type { Journal } from './journal.js';

/** Takes one order after the other towards its customer, as far as each can go. */
export class Clerk {
  readonly #caller: Caller;
  readonly #journal: Journal;
  readonly #chance: Chance;
  readonly #secretKey: SecretKey;
  readonly #begun = new Set<string>();

  constructor(caller: Caller, journal: Journal, chance: Chance, secretKey: SecretKey) {
    this.#caller = caller;
    this.#journal = journal;
    this.#chance = chance;
    this.#secretKey = secretKey;
  }

  async takesOne() {
    const waiting = [...this.#journal.orders.values()].filter(
      ({ number, cancelled }) => !cancelled && !this.#begun.has(number),
    );
    if (waiting.length === 0) return;
    const order = this.#chance.pick(waiting);
    this.#begun.add(order.number);
    try {
      await this.#moves(order.number, 'packed');
      const on = await this.#moves(order.number, this.#chance.pick(['ready', 'on_its_way'] as const));
      await this.#moves(order.number, 'handed_over', {
        id_check: shown,
        ...(on.payment_method === 'at_pickup' && on.paid_by_payment > 0 && inCash),
        ...(on.fulfilment === 'delivery' && { received_by: 'Somebody at the door' }),
      });
      order.handedOver = true;
    } catch (error) {
      // The order is cancelled, not paid, or goes another way: the refusal has been counted.
      if (!(error instanceof AnsweredNo || error instanceof GivenUp)) throw error;
    }
  }

  #moves(number: string, status: StaffStatus, said: Partial<Sent<typeof moveOrderByStaff>['body']> = {}) {
    const headers = {
      ...fromHere,
      authorization: `Bearer ${commandToken(this.#secretKey, new Date())}`,
    };
    return this.#caller.call(moveOrderByStaff, { path: { number }, body: { status, ...said } }, headers);
  }
}
