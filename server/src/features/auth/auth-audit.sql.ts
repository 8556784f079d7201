import type { Check } from '../../platform/audit.js';
import { later, minutes } from '../../platform/clock.js';
import { securityEventChecks } from './security-events/security-events.sql.js';

export const authChecks: Check[] = [
  ...securityEventChecks,
  {
    promise: 'A closed account has no session, no link and no personal data',
    breaches: async (db) => {
      const rows = await db
        .selectFrom('customer')
        .select('id')
        .where('closed_at', 'is not', null)
        .where((is) =>
          is.or([
            is('phone', '!=', ''),
            is('address', '!=', ''),
            is.exists(is.selectFrom('session').select('id').whereRef('customer_id', '=', 'customer.id')),
            is.exists(
              is.selectFrom('one_time_token').select('hash').whereRef('customer_id', '=', 'customer.id'),
            ),
          ]),
        )
        .execute();
      return rows.map(({ id }) => `The account ${id} was closed, but something of it is left.`);
    },
  },
  {
    promise: 'Every link that is out was mailed to an address of its account, present or pending',
    breaches: async (db) => {
      const rows = await db
        .selectFrom('one_time_token as link')
        .innerJoin('customer', 'customer.id', 'link.customer_id')
        .select(['link.customer_id', 'link.purpose'])
        .whereRef('link.email', 'is distinct from', 'customer.email')
        .where((is) =>
          is.or([
            is('link.purpose', '!=', 'confirm-email'),
            is('link.email', 'is distinct from', is.ref('customer.pending_email')),
          ]),
        )
        .execute();
      return rows.map(
        ({ customer_id, purpose }) =>
          `A link of the customer ${customer_id} (${purpose}) was mailed elsewhere.`,
      );
    },
  },
  {
    promise: 'A reset link lives for 30 minutes at most',
    breaches: async (db) => {
      const rows = await db
        .selectFrom('one_time_token')
        .select('customer_id')
        .where('purpose', '=', 'reset-password')
        .where('expires_at', '>', later(db.now, minutes(30)))
        .execute();
      return rows.map(({ customer_id }) => `The link of the customer ${customer_id} lives longer.`);
    },
  },
];
