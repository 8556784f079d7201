import { randomInt } from 'node:crypto';
import {
  mostMadeCodes,
  notByCode,
  promotionNotFound,
  tooManyCodes,
} from 'contract/promotions/promotions.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import {
  checkRunsAt,
  idsOf,
  lockToChange,
  noteAt,
  type PersonAtStore,
} from '../editing/changed-promotion.js';
import { selectPromotion } from '../editing/edited-promotions.sql.js';
import { insertMadeCodes, selectMadeCodes } from './made-codes.sql.js';

/** Without what is read as something else: nine of them are 44 bits. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 9;

const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

async function insertNew(tx: Transaction, promotionId: number, count: number): Promise<void> {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newCode());
  const inserted = await insertMadeCodes(tx, promotionId, [...codes]);
  // Somebody has one of them already, once in a few hundred years.
  if (inserted < count) await insertNew(tx, promotionId, count - inserted);
}

export const makeCodesBy = (shop: Shop, at: PersonAtStore, id: number, count: number) =>
  shop.write(async (tx) => {
    const standing = await lockToChange(tx, at, id);
    if (!standing.by_code) throw refuse(notByCode);
    if (standing.made + count > mostMadeCodes) throw refuse(tooManyCodes);
    await insertNew(tx, id, count);
    await noteAt(tx, at.person, idsOf(standing), {
      kind: 'promotion_codes_made',
      thingId: id,
      after: { count },
    });
    return { made: standing.made + count };
  });

/** They are worth money: only whoever may make them sees them. */
export async function listMadeCodesAt(db: Db, { person, storeId }: PersonAtStore, id: number) {
  const standing = await selectPromotion(db, storeId, id);
  if (!standing) throw refuse(promotionNotFound);
  checkRunsAt(person, idsOf(standing));
  return selectMadeCodes(db, id);
}
