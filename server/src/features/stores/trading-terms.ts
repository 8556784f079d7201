import { BoundedMap } from '../../platform/bounded-map.js';
import type { Db } from '../../platform/database/database.js';
import { selectTermsStamp } from './trading-terms.sql.js';

const mostKept = 2_000;
const kept = new BoundedMap<string, { readonly facts: unknown }>(mostKept);
const stamps = new WeakMap<Db, Promise<string>>();

/** Read once in a transaction, so that a purchase is judged by one set of terms and not by two. */
function stampOf(db: Db) {
  const stamp = stamps.get(db) ?? selectTermsStamp(db);
  stamps.set(db, stamp);
  return stamp;
}

/**
 * What a store sells by, and what follows from it alone, is kept in memory as long as the database's stamp
 * says that nothing of it has changed. So a change that another process has committed counts at once. Callers
 * must not change the result.
 */
export async function byTradingTerms<Facts>(
  db: Db,
  name: readonly (string | number)[],
  read: () => Promise<Facts>,
): Promise<Facts> {
  const stamp = await stampOf(db);
  const place = [stamp, ...name].join();
  const known = kept.get(place);
  if (known) return known.facts as Facts;
  const facts = await read();
  // Terms that changed while they were read may belong to another transaction that comes to nothing, so they
  // are not kept.
  if ((await selectTermsStamp(db)) === stamp) kept.set(place, { facts });
  return facts;
}
