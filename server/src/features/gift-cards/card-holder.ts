import type { Uuid } from '../../platform/ids.js';

type Card = { owner_id: Uuid | null; buyer_id: Uuid | null };

/**
 * Who may use a card: its holder alone, once there is one; until then whoever has the code, but not its
 * buyer, who gave it away.
 */
export const mayUse = ({ owner_id, buyer_id }: Card, customerId: Uuid) =>
  owner_id === null ? buyer_id !== customerId : owner_id === customerId;

/** Somebody else than its buyer holds it. */
export const isClaimed = ({ owner_id, buyer_id }: Card) => owner_id !== null && owner_id !== buyer_id;

/** What is shown of a code to those who may not use it, or need not see it. */
export const masked = (code: string) => `•••• ${code.replaceAll(/[\s-]/g, '').slice(-4).toUpperCase()}`;
