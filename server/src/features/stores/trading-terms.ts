import { BoundedMap } from '../../platform/bounded-map.js';
import type { Db } from '../../platform/database/database.js';
import { selectTermsStamp } from './trading-terms.sql.js';

type KeptFacts = BoundedMap<string, { readonly facts: unknown }>;

const mostKept = 2_000;
/** By the last two stamps: a replica, or a transaction that began earlier, may still see the one before. */
let kept: readonly (readonly [stamp: string, facts: KeptFacts])[] = [];

function factsUnder(stamp: string): KeptFacts {
  const known = kept.find(([of]) => of === stamp);
  if (known) return known[1];
  const made: KeptFacts = new BoundedMap(mostKept);
  kept = [...kept.slice(-1), [stamp, made]];
  return made;
}

const stamps = new WeakMap<Db, Promise<string>>();

/** Read once in a transaction, so that a purchase is judged by one set of terms and not by two. */
function stampOf(db: Db) {
  const stamp = stamps.get(db) ?? selectTermsStamp(db);
  stamps.set(db, stamp);
  return stamp;
}

/** Asks for the stamp now, so that it travels with other statements and nobody waits for it later. */
export const lookAtTerms = async (db: Db) => void (await stampOf(db));

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
  const place = name.join();
  const under = factsUnder(stamp);
  const known = under.get(place);
  if (known) return known.facts as Facts;
  const facts = await read();
  // Terms that changed while they were read may belong to another transaction that comes to nothing, so they
  // are not kept.
  if ((await selectTermsStamp(db)) === stamp) under.set(place, { facts });
  return facts;
}
