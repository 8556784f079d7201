import { wineSetNotFound } from 'contract/catalogue/sets';
import { dollars } from 'contract/platform/money';
import { toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import { standInOf } from '../../../platform/files/shipped-pictures.js';
import { refuse } from '../../../platform/refuse.js';
import { checkStore } from '../../stores/index.js';
import { shownStock } from '../cards.js';
import {
  countWineSets,
  selectWineSetParts,
  selectWineSets,
  selectWineSetsByIds,
  type WineSetRow,
} from './wine-sets.sql.js';

const asCard = ({ available, price, parts_price, ...named }: WineSetRow) => ({
  ...named,
  stand_in: standInOf(named.image_id),
  parts_price: dollars(parts_price),
  price: dollars(price),
  ...shownStock(available),
});

type PageAsked = { page: number; pageSize: number };

export async function listWineSetsAt(db: Db, storeId: number, asked: PageAsked) {
  await checkStore(db, storeId);
  const rows = await selectWineSets(db, storeId, asked);
  return toPage(rows.map(asCard), await countWineSets(db, storeId), asked);
}

/** The first ones of the list. */
export const firstWineSets = async (db: Db, storeId: number, count: number) =>
  (await selectWineSets(db, storeId, { page: 1, pageSize: count })).map(asCard);

/** The cards of those of these sets that the store offers, in no particular order. */
export const wineSetCardsOf = async (db: Db, storeId: number, ids: readonly number[]) =>
  ids.length === 0 ? [] : (await selectWineSetsByIds(db, storeId, ids)).map(asCard);

async function detailsOf(db: Db, storeId: number, row: WineSetRow | undefined) {
  if (!row) throw refuse(wineSetNotFound);
  const parts = await selectWineSetParts(db, storeId, row.id);
  return { ...asCard(row), parts: parts.map((part) => ({ ...part, price: dollars(part.price) })) };
}

export async function getWineSetAt(db: Db, storeId: number, id: number) {
  await checkStore(db, storeId);
  return detailsOf(db, storeId, (await selectWineSetsByIds(db, storeId, [id]))[0]);
}

export async function getFeaturedWineSetAt(db: Db, storeId: number) {
  await checkStore(db, storeId);
  return detailsOf(db, storeId, (await selectWineSets(db, storeId, { page: 1, pageSize: 1 }))[0]);
}
