import type { Uuid } from '../server/src/platform/ids.js';

export type Acknowledged = {
  id: Uuid;
  number: string;
  customerId: Uuid;
  cancelled: boolean;
  handedOver: boolean;
};

/**
 * Everything that the shop has confirmed, kept outside of it: whatever is killed, it must be in the database
 * afterwards.
 */
export class Journal {
  readonly orders = new Map<Uuid, Acknowledged>();
  readonly tickets: { customerId: Uuid; number: string }[] = [];
  /** How often each customer has tried to order: each attempt makes at most one order. */
  readonly tries = new Map<Uuid, number>();

  tried(customerId: Uuid) {
    this.tries.set(customerId, (this.tries.get(customerId) ?? 0) + 1);
  }

  placed(customerId: Uuid, { id, number }: { id: Uuid; number: string }) {
    this.orders.set(id, { id, number, customerId, cancelled: false, handedOver: false });
  }
}
