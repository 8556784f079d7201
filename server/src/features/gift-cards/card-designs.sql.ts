import type { DesignKind } from 'contract/gift-card-designs';
import type { Db } from '../../platform/database/database.js';

const designs = (db: Db) =>
  db.selectFrom('gift_card_design').select(['id', 'kind', 'name', 'description', 'image_id']);

export const selectDesigns = (db: Db, kind: DesignKind | undefined) =>
  designs(db)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind!))
    .orderBy('kind', 'desc')
    .orderBy('position')
    .execute();

export const selectDesign = (db: Db, id: number) => designs(db).where('id', '=', id).executeTakeFirst();
