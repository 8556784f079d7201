import type { DesignKind } from 'contract/gift-cards/designs';
import type { Db } from '../../../platform/database/database.js';

const designs = (db: Db) =>
  db.selectFrom('gift_card_design').select(['id', 'kind', 'name', 'description', 'image_id']);

/** The designs that are sold. */
const offered = (db: Db) => designs(db).where('retired_at', 'is', null);

export const selectOfferedDesigns = (db: Db, kind: DesignKind | undefined) =>
  offered(db)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind!))
    .orderBy('kind', 'desc')
    .orderBy('position')
    .execute();

export const selectOfferedDesign = (db: Db, id: number) =>
  offered(db).where('id', '=', id).executeTakeFirst();

/** Also finds retired designs, because cards bought before still have them. */
export const selectGiftCardDesign = (db: Db, id: number) =>
  designs(db).where('id', '=', id).executeTakeFirst();

export const selectGiftCardDesigns = (db: Db) => designs(db).execute();
