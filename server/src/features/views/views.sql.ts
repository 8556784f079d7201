import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

export const selectViews = (db: Db, person: Uuid) =>
  db
    .selectFrom('staff_view')
    .select(['id', 'name', 'address'])
    .where('person_id', '=', person)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Locked by their owner, so that two windows of one person take turns. */
export async function lockViews(tx: Transaction, person: Uuid) {
  await tx.selectFrom('staff_person').select('id').where('id', '=', person).forUpdate().execute();
  return tx
    .selectFrom('staff_view')
    .select(['id', 'position'])
    .where('person_id', '=', person)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export const insertView = (tx: Transaction, view: Tables['staff_view']) =>
  tx.insertInto('staff_view').values(view).execute();

const owned = (tx: Transaction, person: Uuid, id: Uuid) =>
  tx.selectFrom('staff_view').select('id').where('id', '=', id).where('person_id', '=', person);

export const updateName = (tx: Transaction, person: Uuid, { id, name }: { id: Uuid; name: string }) =>
  tx
    .updateTable('staff_view')
    .set({ name })
    .where('id', 'in', owned(tx, person, id))
    .returning('id')
    .executeTakeFirst();

export const placeView = (tx: Transaction, id: Uuid, position: number) =>
  tx.updateTable('staff_view').set({ position }).where('id', '=', id).execute();

export const deleteView = (tx: Transaction, person: Uuid, id: Uuid) =>
  tx
    .deleteFrom('staff_view')
    .where('id', 'in', owned(tx, person, id))
    .returning('id')
    .executeTakeFirst();
