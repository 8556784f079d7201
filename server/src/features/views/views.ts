import { mostViews, type SavedView, tooManyViews, viewNotFound } from 'contract/desk/views.staff';
import type { Db, Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { deleteView, insertView, lockViews, placeView, selectViews, updateName } from './views.sql.js';

export const listViewsOf = (db: Db, person: Uuid) => selectViews(db, person);

export async function saveViewOf(tx: Transaction, person: Uuid, view: Omit<SavedView, 'id'>) {
  const before = await lockViews(tx, person);
  if (before.length >= mostViews) throw refuse(tooManyViews);
  const position = Math.max(0, ...before.map((each) => each.position)) + 1;
  await insertView(tx, { ...view, id: newId(tx.now), person_id: person, position });
  return selectViews(tx, person);
}

export async function renameViewOf(tx: Transaction, person: Uuid, view: Omit<SavedView, 'address'>) {
  if (!(await updateName(tx, person, view))) throw refuse(viewNotFound);
  return selectViews(tx, person);
}

/** Views that another window has saved or deleted meanwhile are no reason to refuse. */
export async function sortViewsOf(tx: Transaction, person: Uuid, ids: readonly Uuid[]) {
  const before = await lockViews(tx, person);
  const rank = new Map(ids.map((id, at) => [id, at]));
  const sorted = before.toSorted(
    (one, other) => (rank.get(one.id) ?? ids.length) - (rank.get(other.id) ?? ids.length),
  );
  for (const [position, { id }] of sorted.entries()) await placeView(tx, id, position);
  return selectViews(tx, person);
}

export async function deleteViewOf(tx: Transaction, person: Uuid, id: Uuid) {
  if (!(await deleteView(tx, person, id))) throw refuse(viewNotFound);
  return selectViews(tx, person);
}
