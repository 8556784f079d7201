import { sql } from 'kysely';
import type { Check } from '../../../platform/audit.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { isEarlier, type Stretch } from '../../../platform/database/earlier.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export type SecurityEventRow = Tables['security_event'];

export const insertSecurityEvent = (tx: Transaction, event: SecurityEventRow) =>
  tx.insertInto('security_event').values(event).execute();

/** The newest first. */
export const selectSecurityEvents = (db: Db, customerId: Uuid, most: number) =>
  db
    .selectFrom('security_event')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** The newest events before the one that the caller has seen last. */
export const selectSecurityEventsBefore = (
  db: Db,
  customerId: Uuid,
  { before, most }: Pick<Stretch, 'before' | 'most'>,
) =>
  db
    .selectFrom('security_event')
    .select(['id', 'at', 'kind', 'outcome', 'device'])
    .where('customer_id', '=', customerId)
    .where(isEarlier('at', 'id', before))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** For a closed account; the database refuses it for any other. */
export const emptySecurityEventsOf = (tx: Transaction, customerId: Uuid) =>
  tx
    .updateTable('security_event')
    .set({ device: '', address_hash: '' })
    .where('customer_id', '=', customerId)
    .execute();

/**
 * The second condition repeats what the database enforces by its own clock: nothing younger than 360 days
 * goes.
 */
export const deleteSecurityEventsBefore = (tx: Transaction, moment: Date) =>
  tx
    .deleteFrom('security_event')
    .where('at', '<', moment)
    .where(sql<boolean>`at < now() - interval '360 days'`)
    .execute();

const guards = ['security_event_stays', 'security_event_not_truncated'];

export const securityEventChecks: Check[] = [
  {
    promise: 'Security events are only added to: the database refuses every other change',
    breaches: async (db) => {
      const { rows } = await sql<{ tgname: string }>`
        select tgname from pg_trigger
        where tgrelid = 'security_event'::regclass and tgname = any(${guards})
          and tgenabled in ('O', 'A')`.execute(db);
      const standing = rows.map(({ tgname }) => tgname);
      return guards.filter((guard) => !standing.includes(guard)).map((guard) => `${guard} is off.`);
    },
  },
  {
    promise: 'The security events of a closed account name no device and no address',
    breaches: async (db) => {
      const rows = await db
        .selectFrom('security_event as event')
        .innerJoin('customer', 'customer.id', 'event.customer_id')
        .select('event.id')
        .where('customer.closed_at', 'is not', null)
        .where((is) => is.or([is('event.device', '!=', ''), is('event.address_hash', '!=', '')]))
        .execute();
      return rows.map(({ id }) => `The event ${id} does.`);
    },
  },
];
