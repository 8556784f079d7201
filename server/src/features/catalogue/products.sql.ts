import type { Db } from '../../platform/database/database.js';

export const selectProductId = (db: Db, id: number) =>
  db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
