import { readFileSync } from 'node:fs';
import { CannotStart } from '../../../platform/cannot-start.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { Refused } from '../../../platform/refuse.js';
import { timeWords } from '../../../platform/time-words.js';
import { listAllStores, tradingStore } from '../../stores/index.js';
import { selectLottery } from '../lotteries.sql.js';
import { type Announce, announcePlanned } from './announce-planned.js';
import type { Announcement } from './announcement.js';

async function storeCalled(db: Db, slug: string) {
  const stores = await listAllStores(db);
  const store = stores.find((each) => each.slug === slug);
  if (store) return store;
  throw new CannotStart(
    `There is no store ${slug}. There are: ${stores.map((each) => each.slug).join(', ')}.`,
  );
}

function rulesIn(file: string) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new CannotStart(`The rules cannot be read from ${file}.`);
  }
}

/** When it is refused, nothing changes, and the person at the terminal reads why. */
export async function announceBy(announce: Announce, tx: Transaction, asked: Announcement) {
  const { store, product, prefix, 'claim-hours': claim_hours, rules, ...rest } = asked;
  const { id: storeId } = await storeCalled(tx, store);
  const plan = {
    ...rest,
    product_id: product,
    ticket_prefix: prefix,
    claim_hours,
    name: rest.name ?? null,
    rules: rules ? rulesIn(rules) : null,
    release: rest.release ?? null,
  };
  try {
    return await announcePlanned(tx, announce, { storeId, plan, personId: null });
  } catch (error) {
    throw error instanceof Refused ? new CannotStart(error.message) : error;
  }
}

/** What has now been published, as lines for the terminal. */
export async function shownAnnouncement(db: Db, id: number, origin: string): Promise<string> {
  const lottery = (await selectLottery(db, id))!;
  const { timezone } = await tradingStore(db, lottery.store_id);
  const at = (moment: Date) => timeWords(timezone, { dateStyle: 'medium', timeStyle: 'long' }).format(moment);
  return [
    `Lottery ${id} is announced: ${lottery.name}`,
    `  ${lottery.bottles} at $${(lottery.price / 100).toFixed(2)}, set aside on the shelf; ${lottery.claim_hours} hours to buy`,
    `  opens ${at(lottery.opens_at)}, closes ${at(lottery.closes_at)}, is drawn after ${at(lottery.draws_at)}`,
    `  SHA-256 of the seed   ${lottery.seed_hash}`,
    lottery.beacon_chain
      ? `  beacon                chain ${lottery.beacon_chain.hash}, round ${lottery.named_round}`
      : '  beacon                none: the record says what is then not proven (BEACON_URLS names one)',
    `  ${origin}/lottery/${id}`,
  ].join('\n');
}
