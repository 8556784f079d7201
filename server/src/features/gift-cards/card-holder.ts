import type { Uuid } from '../../platform/ids.js';

type Card = { owner_id: Uuid | null; buyer_id: Uuid | null };

/**
 * Once a card has a holder, only they may use it; until then anyone with the code may, except its buyer, who
 * gave it away.
 */
export const mayUse = ({ owner_id, buyer_id }: Card, customerId: Uuid) =>
  owner_id === null ? buyer_id !== customerId : owner_id === customerId;

/** Somebody other than its buyer holds it. */
export const isClaimed = ({ owner_id, buyer_id }: Card) => owner_id !== null && owner_id !== buyer_id;

/** What people see of a code if they may not use it or need not see it. */
export const masked = (code: string) => `•••• ${code.replaceAll(/[\s-]/g, '').slice(-4).toUpperCase()}`;
