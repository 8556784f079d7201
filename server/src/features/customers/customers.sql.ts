import { type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { isAtStores, isEarlier, type Stores, type Stretch } from '../../platform/database/earlier.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';
import type { Sight } from './sight.js';
import type { Searched } from './what-is-searched.js';

export const comesTo = (stores: Stores) =>
  stores === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from customer_store where customer_id = customer.id and store_id = any(${stores}::integer[])
      )`;

const lastName = sql`name_key(last_name) collate "C"`;
const firstName = sql`name_key(first_name) collate "C"`;
const email = sql`lower(email) collate "C"`;
const phone = sql`phone_key(phone) collate "C"`;

/**
 * Keys are compared byte by byte, so all that begin with a key lie before that key followed by the last of
 * all characters.
 */
const begins = (column: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
  sql`(${column} >= ${key} and ${column} < ${key} || chr(1114111))`;
const nameBegins = (column: RawBuilder<unknown>, typed: string) =>
  begins(column, sql`name_key(${typed}::text)`);

/**
 * The open customers whom the caller may see and for whom this holds; sorted as an index is, so that the
 * database reads few rows.
 */
const where = (stores: Stores, holds: RawBuilder<unknown>, order: RawBuilder<unknown>, most: number) => sql`(
  select id from customer where closed_at is null and ${holds} and ${comesTo(stores)}
  order by ${order} limit ${most}
)`;

const byLastName = sql`${lastName}, ${firstName}, id`;
const byFirstName = sql`${firstName}, ${lastName}, id`;

const named = (sight: Sight, [first, last]: readonly [string, string], most: number) => {
  const holds = [first && nameBegins(firstName, first), last && nameBegins(lastName, last)].filter(Boolean);
  return where(sight.seen, sql.join(holds, sql` and `), last ? byLastName : byFirstName, most);
};

/**
 * Only customers who are seen whole are found by a part of an address or phone number; otherwise it could be
 * guessed character by character.
 */
const byBeginningOrWhole = (
  { seen, whole }: Sight,
  column: RawBuilder<unknown>,
  typed: string,
  most: number,
) => [
  where(seen, sql`${column} = ${typed}`, column, most),
  ...(whole === 'all' || whole.length > 0
    ? [where(whole, begins(column, sql`${typed}::text`), column, most)]
    : []),
];

const ordered = (sight: Sight, holds: RawBuilder<unknown>) => sql`(
  select customer_id as id from purchase_order where ${holds} and ${isAtStores('store_id', sight.seen)}
)`;

function ways(sight: Sight, searched: Searched, most: number) {
  const { names, orderNumber, orderDigits } = searched;
  return [
    ...names.map((pair) => named(sight, pair, most)),
    ...(searched.email ? byBeginningOrWhole(sight, email, searched.email, most) : []),
    ...(searched.phone ? byBeginningOrWhole(sight, phone, searched.phone, most) : []),
    ...(orderNumber ? [ordered(sight, sql`number = ${orderNumber}`)] : []),
    ...(orderDigits ? [ordered(sight, sql`split_part(number, '-', 2) = ${orderDigits}`)] : []),
  ];
}

const shown = ['customer.id', 'first_name', 'last_name', 'email', 'phone', 'closed_at'] as const;

export const selectFoundCustomers = (db: Db, sight: Sight, searched: Searched, most: number) =>
  db
    .selectFrom('customer')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('purchase_order')
          .select(['number', 'created_at'])
          .whereRef('customer_id', '=', 'customer.id')
          .where(isAtStores('store_id', sight.seen))
          .orderBy('created_at', 'desc')
          .orderBy('purchase_order.id', 'desc')
          .limit(1)
          .as('last_order'),
      (on) => on.onTrue(),
    )
    .select([...shown, 'last_order.number', 'last_order.created_at', comesTo(sight.whole).as('whole')])
    .where('customer.id', 'in', sql<Uuid>`(${sql.join(ways(sight, searched, most), sql` union `)})`)
    .orderBy(lastName)
    .orderBy(firstName)
    .orderBy('customer.id')
    .limit(most)
    .execute();

export const selectSeenCustomer = (db: Db, id: Uuid, sight: Sight) =>
  db
    .selectFrom('customer')
    .leftJoin('membership', 'membership.id', 'customer.membership_id')
    .select([
      ...shown,
      'email_confirmed_at',
      'dob',
      'city',
      'state',
      'created_at',
      'membership_id',
      'membership_by_hand',
      'membership.name as membership',
      comesTo(sight.whole).as('whole'),
    ])
    .where('customer.id', '=', id)
    .where(comesTo(sight.seen))
    .executeTakeFirst();

export async function selectStoresOf(db: Db, customerId: Uuid) {
  const rows = await db
    .selectFrom('customer_store')
    .select('store_id')
    .where('customer_id', '=', customerId)
    .orderBy('store_id')
    .execute();
  return rows.map(({ store_id }) => store_id);
}

export async function selectMembershipOf(db: Db, id: Uuid) {
  const row = await db
    .selectFrom('customer')
    .select('membership_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.membership_id;
}

/** False when the customer has another membership by now. */
export async function updateMembership(
  tx: Transaction,
  id: Uuid,
  before: number | null,
  after: { membership_id: number | null; membership_by_hand: boolean },
) {
  const updated = await tx
    .updateTable('customer')
    .set(after)
    .where('id', '=', id)
    .where('membership_id', 'is not distinct from', before)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export const insertNote = (tx: Transaction, note: Tables['customer_note']) =>
  tx.insertInto('customer_note').values(note).execute();

export const selectNotesBefore = (db: Db, customerId: Uuid, { stores, before, most }: Stretch) =>
  db
    .selectFrom('customer_note')
    .innerJoin('store', 'store.id', 'customer_note.store_id')
    .select(['customer_note.id', 'written_at as at', 'text', 'person_id', 'store.name as store_name'])
    .where('customer_id', '=', customerId)
    .where(isAtStores('customer_note.store_id', stores))
    .where(isEarlier('written_at', 'customer_note.id', before))
    .orderBy('written_at', 'desc')
    .orderBy('customer_note.id', 'desc')
    .limit(most)
    .execute();

export const deleteNotesOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('customer_note').where('customer_id', '=', customerId).execute();
