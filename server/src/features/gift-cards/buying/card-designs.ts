import { type DesignKind, designNotFound } from 'contract/gift-cards/designs';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { selectGiftCardDesign, selectOfferedDesign, selectOfferedDesigns } from './card-designs.sql.js';

/** A design that is or was sold. */
export async function getGiftCardDesign(db: Db, id: number) {
  const design = await selectGiftCardDesign(db, id);
  if (!design) throw refuse(designNotFound);
  return design;
}

export const listOfferedDesigns = (db: Db, kind: DesignKind | undefined) => selectOfferedDesigns(db, kind);

/** A design that can be bought. */
export async function getOfferedDesign(db: Db, id: number) {
  const design = await selectOfferedDesign(db, id);
  if (!design) throw refuse(designNotFound);
  return design;
}
