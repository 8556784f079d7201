import type { Received, Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import {
  type listMatchingLabels,
  type listShelfLabels,
  mostMatchingLabels,
  tooManyLabels,
} from 'contract/stock/labels.staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { type Catalogue, findCarried } from '../../catalogue/index.js';
import { countLowShelves, selectLowShelves } from '../shelf/shelves.sql.js';
import { selectLabels } from './labels.sql.js';

type LabelsToPrint = Pick<Received<typeof listShelfLabels>, 'path' | 'query'>;

type MatchingLabels = Pick<Received<typeof listMatchingLabels>, 'path' | 'query'>;

/** Codes are kept with leading zeros, but printed without them, as on the bottle. */
const asPrinted = (code: string | null) => code && code.replace(/^0+(?=\d)/, '');

async function labelsOf(db: Db, storeId: number, products: readonly number[]) {
  if (products.length === 0) return [];
  const rows = await selectLabels(db, storeId, products);
  return rows.map(({ price, compare_at, code, ...label }) => ({
    ...label,
    price: dollars(price),
    compare_at: compare_at === null ? null : dollars(compare_at),
    code: asPrinted(code),
  }));
}

export const listShelfLabelsAt = (
  db: Db,
  { path, query }: LabelsToPrint,
): Promise<Wire<typeof listShelfLabels>> => labelsOf(db, path.store_id, query.products);

const all = { page: 1, pageSize: mostMatchingLabels };

/** What the stock shows for the same search, all of its pages at once. */
async function matching(db: Db, catalogue: Catalogue, { path: { store_id }, query }: MatchingLabels) {
  if (!query.low) return findCarried(catalogue, { store_id, q: query.q, ...all });
  const low = await selectLowShelves(db, store_id, all);
  return { ids: low.map(({ product_id }) => product_id), total: await countLowShelves(db, store_id) };
}

export async function listMatchingLabelsAt(
  db: Db,
  catalogue: Catalogue,
  asked: MatchingLabels,
): Promise<Wire<typeof listMatchingLabels>> {
  const { ids, total } = await matching(db, catalogue, asked);
  if (total > mostMatchingLabels) throw refuse(tooManyLabels);
  return labelsOf(db, asked.path.store_id, ids);
}
