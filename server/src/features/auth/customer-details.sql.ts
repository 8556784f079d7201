import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

/** What the customer reads and writes about themselves; the profile's own rules stand in the profile. */
export const selectDetails = (db: Db, id: Uuid) =>
  db
    .selectFrom('customer')
    .innerJoin('membership', 'membership.id', 'customer.membership_id')
    .select([
      'customer.first_name',
      'customer.last_name',
      'customer.email',
      'customer.pending_email',
      'customer.dob',
      'customer.membership_id',
      'membership.name as membership_name',
      'customer.address',
      'customer.zip',
      'customer.gender',
      'customer.country',
      'customer.state',
      'customer.city',
      'customer.image_url',
      'customer.license_exp_date',
    ])
    .where('customer.id', '=', id)
    .executeTakeFirstOrThrow();

type DetailsRow = Awaited<ReturnType<typeof selectDetails>>;
type Writable = Omit<DetailsRow, 'email' | 'pending_email' | 'membership_id' | 'membership_name'>;

export const updateDetails = (tx: Transaction, id: Uuid, details: Partial<Writable>) =>
  tx.updateTable('customer').set(details).where('id', '=', id).execute();
