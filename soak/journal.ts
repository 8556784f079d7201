import type { Uuid } from '../server/src/platform/ids.js';

export type Acknowledged = {
  id: Uuid;
  number: string;
  customerId: Uuid;
  cancelled: boolean;
  handedOver: boolean;
};

/**
 * What the shop has said yes to, kept outside of the shop: whatever is killed, this must be found in the
 * database afterwards.
 */
export class Journal {
  readonly orders = new Map<Uuid, Acknowledged>();
  readonly tickets: { customerId: Uuid; number: string }[] = [];
  /** How often each customer has tried to order: what came of it is at most one order each. */
  readonly tries = new Map<Uuid, number>();

  tried(customerId: Uuid) {
    this.tries.set(customerId, (this.tries.get(customerId) ?? 0) + 1);
  }

  placed(customerId: Uuid, { id, number }: { id: Uuid; number: string }) {
    this.orders.set(id, { id, number, customerId, cancelled: false, handedOver: false });
  }
}
