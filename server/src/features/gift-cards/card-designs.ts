import { type DesignKind, designNotFound } from 'contract/gift-card-designs';
import type { Db } from '../../platform/database/database.js';
import { refuse } from '../../platform/refuse.js';
import { selectDesign, selectDesigns } from './card-designs.sql.js';

export async function getDesign(db: Db, id: number) {
  const design = await selectDesign(db, id);
  if (!design) throw refuse(designNotFound);
  return design;
}

export const listDesigns = (db: Db, kind: DesignKind | undefined) => selectDesigns(db, kind);
