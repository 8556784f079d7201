import { readFileSync } from 'node:fs';
import { CannotStart } from '../../platform/cannot-start.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { timeWords } from '../../platform/time-words.js';
import { goodsAt } from '../catalogue/index.js';
import { mayHoldLottery, openRuleBook, placeOf } from '../fulfilment/index.js';
import { listAllStores, momentAt, storeDay, tradingStore } from '../stores/index.js';
import { type NewLottery, NotEnoughBottles } from './announce-lottery.js';
import type { Announcement } from './announcement.js';
import { selectLottery } from './lotteries.sql.js';
import { usualRules } from './usual-rules.js';

async function storeCalled(db: Db, slug: string) {
  const stores = await listAllStores(db);
  const store = stores.find((each) => each.slug === slug);
  if (store) return store;
  throw new CannotStart(
    `There is no store ${slug}. There are: ${stores.map((each) => each.slug).join(', ')}.`,
  );
}

async function checkTheLaw(db: Db, storeId: number) {
  const store = await tradingStore(db, storeId);
  const place = await placeOf(db, store.jurisdiction, store.zip);
  const book = await openRuleBook(db, [place.state]);
  if (mayHoldLottery(book, place, storeDay(store.timezone, db.now)))
    throw new CannotStart('Lotteries are not allowed where this store is.');
}

function rulesIn(file: string) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new CannotStart(`The rules cannot be read from ${file}.`);
  }
}

const season = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const word = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');

/** A lottery as staff have asked for it, when the store carries the bottle for lotteries and the law lets it. */
async function announced(db: Db, asked: Announcement): Promise<NewLottery> {
  const store = await storeCalled(db, asked.store);
  await checkTheLaw(db, store.id);
  const { products } = await goodsAt(db, store.id, [asked.product], []);
  const bottle = products.get(asked.product);
  if (!bottle) throw new CannotStart(`${store.name} does not carry the product ${asked.product}.`);
  const called = [bottle.brand, bottle.name, bottle.vintage].filter(Boolean).join(' ');
  if (bottle.allocation !== 'lottery')
    throw new CannotStart(`${called} is sold freely: only what is sold by lottery is drawn.`);
  const opens_at = momentAt(store.timezone, asked.opens.day, asked.opens.time);
  const closes_at = momentAt(store.timezone, asked.closes.day, asked.closes.time);
  if (opens_at <= db.now) throw new CannotStart('--opens is over: a lottery is announced before it opens.');
  if (closes_at <= opens_at) throw new CannotStart('--closes comes before --opens.');
  const name = asked.name ?? `${bottle.brand} ${bottle.name}, ${season.format(closes_at)}`;
  return {
    store_id: store.id,
    product_id: bottle.id,
    name,
    bottles: asked.bottles,
    price: asked.price,
    opens_at,
    closes_at,
    ticket_prefix: asked.prefix,
    claim_hours: asked['claim-hours'],
    rules: asked.rules ? rulesIn(asked.rules) : usualRules(asked.bottles, called, asked['claim-hours']),
    release: asked.release ?? `${word(name)}-${store.slug}`,
  };
}

/** What the store has too few of stays as it is. */
export async function announceBy(
  announce: (tx: Transaction, lottery: NewLottery) => Promise<number>,
  tx: Transaction,
  asked: Announcement,
) {
  try {
    return await announce(tx, await announced(tx, asked));
  } catch (error) {
    throw error instanceof NotEnoughBottles ? new CannotStart(error.message) : error;
  }
}

/** What is published from now on, in the terminal. */
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
