import { promotionNotFound } from 'contract/promotions/promotions.staff';
import { notAllowed } from 'contract/staff';
import type { Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { type Act, noteAct, type StaffAsker } from '../../staff/index.js';
import { type EditedPromotion, lockPromotion } from './edited-promotions.sql.js';

export type PersonAtStore = { person: StaffAsker; storeId: number };

export const runsAt = ({ roles }: StaffAsker, storeId: number) => roles.holds('promotions.change', storeId);

/** A promotion is changed only by people who run those of all its stores. */
export function checkRunsAt(person: StaffAsker, storeIds: readonly number[]) {
  if (!storeIds.every((id) => runsAt(person, id))) throw refuse(notAllowed);
}

export const idsOf = ({ stores }: EditedPromotion) => stores.map(({ id }) => id);

export async function lockToChange(tx: Transaction, { person, storeId }: PersonAtStore, id: number) {
  const standing = await lockPromotion(tx, storeId, id);
  if (!standing) throw refuse(promotionNotFound);
  checkRunsAt(person, idsOf(standing));
  return standing;
}

/** The record of each store tells it. */
export async function noteAt(
  tx: Transaction,
  { id: personId }: StaffAsker,
  storeIds: readonly number[],
  { thingId, ...act }: Pick<Act, 'kind' | 'before' | 'after'> & { thingId: number },
) {
  for (const storeId of new Set(storeIds.toSorted((one, other) => one - other)))
    await noteAct(tx, { personId, storeId, thing: 'promotion', thingId, ...act });
}
