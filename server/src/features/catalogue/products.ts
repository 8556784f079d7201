import { productNotFound } from 'contract/catalogue-details';
import type { Db } from '../../platform/database/database.js';
import { refuse } from '../../platform/refuse.js';
import { selectProductId } from './products.sql.js';

/** Refuses an id that no product has. */
export async function checkProduct(db: Db, id: number) {
  if (!(await selectProductId(db, id))) throw refuse(productNotFound);
}
