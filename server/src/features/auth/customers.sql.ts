import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Uuid } from '../../platform/ids.js';

export type NewCustomer = {
  id: Uuid;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  dob: string;
  password_hash: string;
  marketing: boolean;
};

const lowerEmail = sql<string>`lower(email)`;
/**
 * Done here and not in the database: some collations turn the Turkish İ into an i. Two spellings would then
 * be one account, but two addresses to the limits.
 */
const lower = (email: string) => email.toLowerCase();

/** False when the address is taken, even by a sign-up that commits at the same moment. */
export async function insertCustomer(tx: Transaction, customer: NewCustomer) {
  const inserted = await tx
    .insertInto('customer')
    .values({ ...customer, accepted_terms_at: tx.now, created_at: tx.now })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const shown = [
  'id',
  'first_name',
  'last_name',
  'image_url',
  'email',
  'pending_email',
  'email_confirmed_at',
] as const;

export const selectCustomer = (db: Db, id: Uuid) =>
  db.selectFrom('customer').select(shown).where('id', '=', id).executeTakeFirstOrThrow();

export type CustomerRow = Awaited<ReturnType<typeof selectCustomer>>;

export const selectCustomerByEmail = (db: Db, email: string) =>
  db
    .selectFrom('customer')
    .select(['id', 'first_name', 'email', 'email_confirmed_at', 'password_hash'])
    .where(lowerEmail, '=', lower(email))
    .executeTakeFirst();

/** Whether a customer other than `except` has this address. */
export const isEmailInUse = async (db: Db, email: string, except?: Uuid) => {
  const owner = await selectCustomerByEmail(db, email);
  return owner !== undefined && owner.id !== except;
};

/**
 * For the log-in: the hash, and whether this customer has logged in before from this address or in this
 * browser.
 */
export const selectForLogIn = (db: Db, email: string, addressHash: string, deviceHash: string | undefined) =>
  db
    .selectFrom('customer')
    .leftJoin('familiar_address', (here) =>
      here
        .onRef('familiar_address.customer_id', '=', 'customer.id')
        .on('familiar_address.address_hash', '=', addressHash),
    )
    .leftJoin('known_device', (browser) =>
      browser
        .onRef('known_device.customer_id', '=', 'customer.id')
        .on('known_device.device_hash', '=', deviceHash ?? null),
    )
    .select([
      'customer.id',
      'customer.password_hash',
      'familiar_address.last_used_at',
      'known_device.device_hash',
    ])
    .where(sql<string>`lower(customer.email)`, '=', lower(email))
    .executeTakeFirst();

/** Null for a closed account. */
export const selectPasswordHash = async (db: Db, id: Uuid) =>
  (await db.selectFrom('customer').select('password_hash').where('id', '=', id).executeTakeFirst())
    ?.password_hash ?? null;

/**
 * `share` lets others lock the row the same way. `alone` lets in one at a time, while other transactions may
 * still insert rows that refer to the customer. `update` keeps those out too.
 */
export type CustomerLock = 'share' | 'alone' | 'update';

const toLock = (db: Db, { id }: { id: Uuid }) =>
  db
    .selectFrom('customer')
    .select([...shown, 'dob', 'license_exp_date', 'password_hash'])
    .where('id', '=', id);
const locked = {
  share: statement((db, values: { id: Uuid }) => toLock(db, values).forShare()),
  alone: statement((db, values: { id: Uuid }) => toLock(db, values).forNoKeyUpdate()),
  update: statement((db, values: { id: Uuid }) => toLock(db, values).forUpdate()),
};

/** Until the transaction ends, nobody else changes the customer's password or closes the account. */
export const lockCustomerRow = (tx: Transaction, id: Uuid, how: CustomerLock) => locked[how].one(tx, { id });

/** Where a customer can be reached; both are gone when the account is closed. */
export const selectReach = (db: Db, id: Uuid) =>
  db.selectFrom('customer').select(['email', 'phone']).where('id', '=', id).executeTakeFirstOrThrow();

/**
 * Those of these customers whom the shop may write to about more than their account: they have confirmed that
 * the address is theirs.
 */
export const selectReachableCustomers = async (db: Db, ids: readonly Uuid[]) =>
  db
    .selectFrom('customer')
    .select(['id', 'first_name', 'email'])
    .where('id', 'in', ids)
    .where('email', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .$narrowType<{ email: string }>()
    .execute();

/** The names that others see. A closed account has none left. */
export const selectNames = async (db: Db, ids: readonly Uuid[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('customer').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute();

export const updatePassword = (tx: Transaction, id: Uuid, hash: string) =>
  tx.updateTable('customer').set({ password_hash: hash }).where('id', '=', id).execute();

export const setEmailConfirmed = (tx: Transaction, id: Uuid) =>
  tx
    .updateTable('customer')
    .set({ email_confirmed_at: tx.now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();

export const setPendingEmail = (tx: Transaction, id: Uuid, pending_email: string | null) =>
  tx.updateTable('customer').set({ pending_email }).where('id', '=', id).execute();

const isTaken = (error: unknown) =>
  (error as { code?: string; constraint?: string }).code === '23505' &&
  (error as { constraint?: string }).constraint === 'customer_email';

/**
 * False when the address is taken, even by a change that commits at the same moment. The transaction has
 * failed then and must do nothing else.
 */
export const moveToPendingEmail = (tx: Transaction, id: Uuid, email: string): Promise<boolean> =>
  tx
    .updateTable('customer')
    .set({ email, pending_email: null, email_confirmed_at: tx.now })
    .where('id', '=', id)
    .execute()
    .then(
      () => true,
      (error: unknown) => {
        if (isTaken(error)) return false;
        throw error;
      },
    );

/** Removes what identifies the person. The row stays, because orders and the ledger refer to it. */
export const emptyCustomer = (tx: Transaction, id: Uuid) =>
  tx
    .updateTable('customer')
    .set({
      first_name: 'Closed',
      last_name: 'account',
      email: null,
      pending_email: null,
      email_confirmed_at: null,
      phone: '',
      dob: null,
      gender: null,
      license_exp_date: null,
      address: '',
      zip: '',
      city: '',
      state: '',
      country: '',
      image_url: '',
      password_hash: null,
      marketing: false,
      closed_at: tx.now,
    })
    .where('id', '=', id)
    .execute();
