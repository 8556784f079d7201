import type { Check } from '../../../platform/audit.js';
import type { Db } from '../../../platform/database/database.js';
import { beginning, hashOfAct } from './acts.js';
import { type ActEnd, selectActEnds, selectActStores, selectActsAfter } from './acts.sql.js';

const atATime = 1000;

/** Follows one chain from its beginning to its known end. */
async function breachesIn(db: Db, storeId: number | null, end: ActEnd | undefined): Promise<string[]> {
  const chain = storeId === null ? 'The acts without a store' : `The acts of store ${storeId}`;
  const found: string[] = [];
  let last = { number: 0, hash: beginning };
  for (let page = await selectActsAfter(db, storeId, 0, atATime); page.length > 0; ) {
    for (const act of page) {
      if (act.number !== last.number + 1) found.push(`${chain} miss what stood before number ${act.number}.`);
      else if (act.previous_hash !== last.hash)
        found.push(`${chain} do not follow each other at number ${act.number}.`);
      if (hashOfAct(act) !== act.hash) found.push(`${chain} say something else at number ${act.number} now.`);
      last = act;
    }
    page = await selectActsAfter(db, storeId, last.number, atATime);
  }
  if (end?.number !== last.number || end.hash !== last.hash)
    found.push(`${chain} should end at number ${end?.number ?? 0}, and end at number ${last.number}.`);
  return found;
}

export const actChecks: Check[] = [
  {
    promise: 'What staff did stands as it was written, and nothing of it is missing',
    breaches: async (db) => {
      const ends = await selectActEnds(db);
      const stores = await selectActStores(db);
      const chains = new Set([...ends, ...stores].map(({ store_id }) => store_id));
      const found: string[] = [];
      for (const storeId of chains) {
        const end = ends.find(({ store_id }) => store_id === storeId);
        found.push(...(await breachesIn(db, storeId, end)));
      }
      return found;
    },
  },
];
