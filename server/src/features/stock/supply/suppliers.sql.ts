import type { PageAsked } from 'contract/platform/page';
import type { SupplierFacts } from 'contract/stock/suppliers.staff';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

type SupplierFilter = { q?: string | undefined; show: 'current' | 'retired' };

const suppliers = (db: Db, storeId: number, { q = '', show }: SupplierFilter) =>
  db
    .selectFrom('supplier')
    .where('store_id', '=', storeId)
    .where('retired_at', show === 'retired' ? 'is not' : 'is', null)
    .where(sql<boolean>`strpos(folded(name), folded(${q})) > 0`);

const facts = ['name', 'contact', 'email', 'phone', 'customer_number', 'note', 'version'] as const;
const isRetired = sql<boolean>`retired_at is not null`.as('retired');

export const selectSuppliers = (
  db: Db,
  storeId: number,
  { page, pageSize, ...asked }: SupplierFilter & PageAsked,
) =>
  suppliers(db, storeId, asked)
    .select(['id', ...facts, isRetired])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countSuppliers(db: Db, storeId: number, asked: SupplierFilter) {
  const { count } = await suppliers(db, storeId, asked)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const lockSupplier = (tx: Transaction, storeId: number, id: Uuid) =>
  tx
    .selectFrom('supplier')
    .select([...facts, isRetired])
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();

export async function isNamedAlready(tx: Transaction, storeId: number, name: string, except: Uuid) {
  const other = await tx
    .selectFrom('supplier')
    .select('id')
    .where('store_id', '=', storeId)
    .where('retired_at', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', except)
    .executeTakeFirst();
  return other !== undefined;
}

/** False when the supplier exists already. */
export async function insertSupplier(tx: Transaction, id: Uuid, storeId: number, known: SupplierFacts) {
  const inserted = await tx
    .insertInto('supplier')
    .values({ ...known, id, store_id: storeId })
    .onConflict((there) => there.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const updateSupplier = (
  tx: Transaction,
  id: Uuid,
  changed: Partial<SupplierFacts> & { retired_at?: Date | null },
) =>
  tx
    .updateTable('supplier')
    .set({ ...changed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export async function isAwaited(tx: Transaction, supplierId: Uuid) {
  const order = await tx
    .selectFrom('supply_order')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('state', 'in', ['draft', 'sent', 'partly_received'])
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
