import type { Received } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';
import {
  type bringSupplierBack,
  type listSuppliers,
  type putSupplier,
  type retireSupplier,
  type SupplierFacts,
  supplierAwaited,
  supplierChanged,
  supplierNamed,
  supplierNotFound,
} from 'contract/stock/suppliers.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { lockStore } from './lock-store.sql.js';
import {
  countSuppliers,
  insertSupplier,
  isAwaited,
  isNamedAlready,
  lockSupplier,
  selectSuppliers,
  updateSupplier,
} from './suppliers.sql.js';

export async function listSuppliersOf(
  db: Db,
  { path: { store_id }, query }: Omit<Received<typeof listSuppliers>, 'body'>,
) {
  return toPage(await selectSuppliers(db, store_id, query), await countSuppliers(db, store_id, query), query);
}

type At = { store_id: number; id: Uuid };

/** Refuses when the supplier is not as its writer saw it. */
async function lockSeen(tx: Transaction, { store_id, id }: At, seen: number) {
  const supplier = await lockSupplier(tx, store_id, id);
  if (!supplier) throw refuse(supplierNotFound);
  if (supplier.version !== seen) throw refuse(supplierChanged);
  return supplier;
}

async function checkName(tx: Transaction, { store_id, id }: At, name: string) {
  if (await isNamedAlready(tx, store_id, name, id)) throw refuse(supplierNamed);
}

const isSame = (one: SupplierFacts, other: SupplierFacts) =>
  (Object.keys(one) as (keyof SupplierFacts)[]).every((fact) => one[fact] === other[fact]);

/** The contact is a person: the record says which facts were changed, but not their values. */
const changedFacts = (before: SupplierFacts, after: SupplierFacts) =>
  (Object.keys(after) as (keyof SupplierFacts)[]).filter((fact) => before[fact] !== after[fact]);

type Put = Pick<Received<typeof putSupplier>, 'path' | 'body'>;

export const putSupplierBy = (shop: Shop, person: StaffAsker, { path, body: { seen, ...facts } }: Put) =>
  shop.write(async (tx) => {
    const { store_id, id } = path;
    const about = { personId: person.id, storeId: store_id, thing: 'supplier', thingId: id };
    await lockStore(tx, store_id);
    await checkName(tx, path, facts.name);
    if (seen === null && (await insertSupplier(tx, id, store_id, facts)))
      return noteAct(tx, { ...about, kind: 'supplier_added', after: { name: facts.name } });
    // When the answer to a first save was lost, the save comes again without a version.
    const before = await lockSeen(tx, path, seen ?? 1);
    if (isSame(facts, before)) return;
    await updateSupplier(tx, id, facts);
    await noteAct(tx, {
      ...about,
      kind: 'supplier_changed',
      before: { name: before.name },
      after: { name: facts.name, changed: changedFacts(before, facts) },
    });
  });

type Retired = Pick<Received<typeof retireSupplier>, 'path' | 'body'>;

export const retireSupplierBy = (shop: Shop, person: StaffAsker, { path, body }: Retired) =>
  shop.write(async (tx) => {
    const { name, retired } = await lockSeen(tx, path, body.seen);
    if (retired) return;
    if (await isAwaited(tx, path.id)) throw refuse(supplierAwaited);
    await updateSupplier(tx, path.id, { retired_at: tx.now });
    await noteAct(tx, {
      personId: person.id,
      storeId: path.store_id,
      kind: 'supplier_retired',
      thing: 'supplier',
      thingId: path.id,
      before: { name },
    });
  });

type Back = Pick<Received<typeof bringSupplierBack>, 'path' | 'body'>;

export const bringSupplierBackBy = (shop: Shop, person: StaffAsker, { path, body }: Back) =>
  shop.write(async (tx) => {
    await lockStore(tx, path.store_id);
    const { name, retired } = await lockSeen(tx, path, body.seen);
    if (!retired) return;
    await checkName(tx, path, name);
    await updateSupplier(tx, path.id, { retired_at: null });
    await noteAct(tx, {
      personId: person.id,
      storeId: path.store_id,
      kind: 'supplier_brought_back',
      thing: 'supplier',
      thingId: path.id,
      after: { name },
    });
  });
