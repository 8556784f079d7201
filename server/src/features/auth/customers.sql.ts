import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
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
/** Made here and not by the database: some take the Turkish İ for an i, and limits would count another address. */
const lower = (email: string) => email.toLowerCase();

/** False when the address is taken, also by a sign-up that commits at the same moment. */
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

/** By another customer than `except`. */
export const isEmailInUse = async (db: Db, email: string, except?: Uuid) => {
  const owner = await selectCustomerByEmail(db, email);
  return owner !== undefined && owner.id !== except;
};

/** What the log-in needs: the hash, and whether this customer has come from this address before. */
export const selectForLogIn = (db: Db, email: string, addressHash: string) =>
  db
    .selectFrom('customer')
    .leftJoin('familiar_address', (here) =>
      here
        .onRef('familiar_address.customer_id', '=', 'customer.id')
        .on('familiar_address.address_hash', '=', addressHash),
    )
    .select(['customer.id', 'customer.password_hash', 'familiar_address.last_used_at'])
    .where(sql<string>`lower(customer.email)`, '=', lower(email))
    .executeTakeFirst();

/** Null for a closed account. */
export const selectPasswordHash = async (db: Db, id: Uuid) =>
  (await db.selectFrom('customer').select('password_hash').where('id', '=', id).executeTakeFirst())
    ?.password_hash ?? null;

/** Holds the customer's row, so that no change of password and no closing comes in between. */
/** `alone` is one at a time, while what only refers to the customer may still be written. */
export type CustomerLock = 'share' | 'alone' | 'update';

export const lockCustomer = (tx: Transaction, id: Uuid, how: CustomerLock) => {
  const row = tx
    .selectFrom('customer')
    .select([...shown, 'password_hash'])
    .where('id', '=', id);
  const locked = { share: row.forShare(), alone: row.forNoKeyUpdate(), update: row.forUpdate() };
  return locked[how].executeTakeFirstOrThrow();
};

/** Of these the ones that the shop may write to about something else than their account: the address is theirs. */
export const selectReachableCustomers = async (db: Db, ids: readonly Uuid[]) =>
  db
    .selectFrom('customer')
    .select(['id', 'first_name', 'email'])
    .where('id', 'in', ids)
    .where('email', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .$narrowType<{ email: string }>()
    .execute();

/** How others know them; a closed account has left no name. */
export const selectNames = async (db: Db, ids: readonly Uuid[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('customer').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute();

export const updatePassword = (tx: Transaction, id: Uuid, hash: string) =>
  tx.updateTable('customer').set({ password_hash: hash }).where('id', '=', id).execute();

export const confirmEmail = (tx: Transaction, id: Uuid) =>
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

/** False when the address is taken, also by another change that commits at the same moment; nothing else may follow. */
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

/** What identified a person goes; the row stays for the orders and the ledger that name it. */
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
