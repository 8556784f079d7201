import type { SheetKind } from 'contract/exchange/sheets';
import { columnsOf } from 'contract/exchange/sheets';
import { utcDay } from 'contract/platform/calendar';
import { spool } from '../../../platform/files/spool.js';
import { Download } from '../../../platform/http/download.js';
import type { Shop } from '../../../platform/shop.js';
import { storeDay, storeRule } from '../../stores/index.js';
import { writeCsv } from '../csv/write-csv.js';
import { sheetOf } from '../sheets/sheets.js';

/** Real stores have numbers from 1 on, so 0 can stand for all of them. */
const allStores = 0;

const dayNow = async (shop: Shop, storeId: number) => {
  const now = shop.clock.now();
  if (storeId === allStores) return utcDay(now);
  const { timezone } = await shop.read((db) => storeRule(db, storeId));
  return storeDay(timezone, now);
};

/**
 * All of it as it stood at one moment. It is written to a file first, so that a slow download keeps neither a
 * connection nor an old state of the database.
 */
export async function exportSheet(shop: Shop, kind: SheetKind, storeId = allStores) {
  const day = await dayNow(shop, storeId);
  const file = await shop.snapshot((db) => spool(writeCsv(columnsOf[kind], sheetOf(kind).rows(db, storeId))));
  const where = storeId === allStores ? '' : `-store-${storeId}`;
  return new Download(`${kind}${where}-${day}.csv`, 'text/csv', file.createReadStream({ start: 0 }));
}
