import type { Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import type { Auth } from '../auth-context.js';
import { deviceWords } from '../sessions/device-words.js';
import { insertSecurityEvent, type SecurityEventRow } from './security-events.sql.js';

/** Where a call comes from, in the form in which it may be kept. */
export type Origin = { device: string; address_hash: string };

export const originOf = (
  auth: Auth,
  { address, userAgent }: Pick<Call, 'address' | 'userAgent'>,
): Origin => ({
  device: deviceWords(userAgent),
  address_hash: auth.addressHash(address),
});

type Event = {
  /** Null where nobody has the address that was typed. */
  customerId: Uuid | null;
  kind: SecurityEventRow['kind'];
  outcome?: SecurityEventRow['outcome'];
  sessionId?: Uuid;
};

/**
 * Written in the transaction of the event itself, so that neither happens without the other. Never includes
 * what was typed: people type passwords into the wrong field.
 */
export const noteSecurityEvent = (
  tx: Transaction,
  { device, address_hash }: Origin,
  { customerId, kind, outcome = 'done', sessionId }: Event,
) =>
  insertSecurityEvent(tx, {
    id: newId(tx.now),
    customer_id: customerId,
    kind,
    outcome,
    session_id: sessionId ?? null,
    device,
    address_hash,
    at: tx.now,
  });
