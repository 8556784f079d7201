import type { Received, Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { listShelfLabels } from 'contract/stock/labels.staff';
import type { Db } from '../../../platform/database/database.js';
import { selectLabels } from './labels.sql.js';

type LabelsToPrint = Pick<Received<typeof listShelfLabels>, 'path' | 'query'>;

/** Codes are kept with leading zeros, but printed without them, as on the bottle. */
const asPrinted = (code: string | null) => code && code.replace(/^0+(?=\d)/, '');

export const listShelfLabelsAt = async (
  db: Db,
  { path, query }: LabelsToPrint,
): Promise<Wire<typeof listShelfLabels>> =>
  (await selectLabels(db, path.store_id, query.products)).map(({ price, compare_at, code, ...label }) => ({
    ...label,
    price: dollars(price),
    compare_at: compare_at === null ? null : dollars(compare_at),
    code: asPrinted(code),
  }));
