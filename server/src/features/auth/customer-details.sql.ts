import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Uuid } from '../../platform/ids.js';

const details = statement((db, { id }: { id: Uuid }) =>
  db
    .selectFrom('customer')
    .leftJoin('membership', 'membership.id', 'customer.membership_id')
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
    .where('customer.id', '=', id),
);

/** What customers read and write about themselves. The rules for it are in the feature `profile`. */
export const selectCustomerDetails = (db: Db, id: Uuid) => details.one(db, { id });

const buyers = statement((db, { id }: { id: Uuid }) =>
  db.selectFrom('customer').select(['dob', 'license_exp_date']).where('id', '=', id),
);

/** What the rules of sale ask about a customer. */
export const selectBuyer = (db: Db, id: Uuid) => buyers.one(db, { id });

export const selectWantsNews = async (db: Db, id: Uuid) =>
  (await db.selectFrom('customer').select('marketing').where('id', '=', id).executeTakeFirstOrThrow())
    .marketing;

export const updateWantsNews = (tx: Transaction, id: Uuid, marketing: boolean) =>
  tx.updateTable('customer').set({ marketing }).where('id', '=', id).execute();

type DetailsRow = Awaited<ReturnType<typeof selectCustomerDetails>>;
type Writable = Omit<DetailsRow, 'email' | 'pending_email' | 'membership_id' | 'membership_name'>;

export const updateCustomerDetails = (tx: Transaction, id: Uuid, changes: Partial<Writable>) =>
  tx.updateTable('customer').set(changes).where('id', '=', id).execute();
