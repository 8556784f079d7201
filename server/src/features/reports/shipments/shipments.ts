import { Readable } from 'node:stream';
import { carriers } from 'contract/orders/parcels';
import type { Wire } from 'contract/platform/endpoint';
import { type listShipments, millilitersInGallon } from 'contract/reports/shipments.staff';
import type { Db } from '../../../platform/database/database.js';
import { Download } from '../../../platform/http/download.js';
import { words, writeCsv } from '../../exchange/index.js';
import { goodsKindOf, nameOf } from '../../fulfilment/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { type AskedPeriod, checkedPeriod } from '../period.js';
import {
  type KindOfCategory,
  type ShippedOrder,
  selectCategories,
  selectShipped,
  selectShippedOrders,
} from './shipments.sql.js';

/** No state asks after glasses. */
async function drinksOf(db: Db): Promise<KindOfCategory[]> {
  const categories = await selectCategories(db);
  return categories.flatMap(({ id, department, category }) => {
    const kind = goodsKindOf(department, category);
    return kind === 'goods' ? [] : [{ id, kind }];
  });
}

export async function listShipmentsOf(
  db: Db,
  asker: StaffAsker,
  asked: AskedPeriod,
): Promise<Wire<typeof listShipments>> {
  return selectShipped(db, checkedPeriod(asker, asked), await drinksOf(db));
}

const columns = [
  'Shipped',
  'Order',
  'State',
  'City',
  'ZIP code',
  'Kind',
  'Bottles',
  'Liters',
  'Gallons',
  'Parcels',
  'Canceled since',
];

const cellsOf = (row: ShippedOrder) => [
  row.day,
  words(row.number),
  words(row.state),
  words(row.city),
  words(row.zip_code),
  nameOf(row.kind),
  `${row.bottles}`,
  (row.milliliters / 1_000).toFixed(3),
  (row.milliliters / millilitersInGallon).toFixed(3),
  words(
    row.parcels
      .map(({ carrier, tracking_number }) => `${carriers[carrier].name} ${tracking_number}`)
      .join(' | '),
  ),
  row.is_canceled ? 'yes' : 'no',
];

async function* inCells(rows: readonly ShippedOrder[]) {
  yield rows.map(cellsOf);
}

export async function exportShipmentsOf(db: Db, asker: StaffAsker, asked: AskedPeriod) {
  const rows = await selectShippedOrders(db, checkedPeriod(asker, asked), await drinksOf(db));
  const name = `shipments-${asked.from}-${asked.until}.csv`;
  return new Download(name, 'text/csv', Readable.from(writeCsv(columns, inCells(rows))));
}
