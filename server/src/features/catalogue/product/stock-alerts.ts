import { notCarriedHere, stillInStock } from 'contract/catalogue/details';
import { dollars } from 'contract/platform/money';
import { days, later, minutes } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { scheduledJob, within } from '../../../platform/jobs/job.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { lockCustomer, selectReachableCustomers } from '../../auth/index.js';
import { checkStore, listAllStores } from '../../stores/index.js';
import { checkProduct } from './product-details.js';
import { stockAlertLetter } from './stock-alert-letter.js';
import {
  deleteBackBefore,
  deleteStockAlert,
  insertBack,
  insertStockAlert,
  lockAvailable,
  type StockAlert,
  selectBackOf,
  takeStockAlerts,
  waitForWhatIsGoneAgain,
} from './stock-alerts.sql.js';

async function checkBoth(db: Db, { product_id, store_id }: StockAlert) {
  await checkProduct(db, product_id);
  await checkStore(db, store_id);
}

export async function askForStockAlertBy(tx: Transaction, alert: StockAlert) {
  await lockCustomer(tx, alert.customer_id, 'share');
  const shelf = await lockAvailable(tx, alert.store_id, alert.product_id);
  if (!shelf) {
    await checkBoth(tx, alert);
    throw refuse(notCarriedHere);
  }
  if (shelf.available > 0) throw refuse(stillInStock);
  await insertStockAlert(tx, alert);
}

export async function forgetStockAlertOf(tx: Transaction, alert: StockAlert) {
  await checkBoth(tx, alert);
  await deleteStockAlert(tx, alert);
}

/** So long the home tells a customer that something is back. */
const toldFor = days(7);

/** What this customer waited for and was written about lately, where it is still on the shelf; newest first. */
export async function backInStockFor(db: Db, customerId: Uuid) {
  const rows = await selectBackOf(db, customerId, later(db.now, -toldFor));
  return rows.map(({ price, ...bottle }) => ({ ...bottle, price: dollars(price) }));
}

const writeStockAlerts = scheduledJob('write-stock-alerts', minutes(1));
const mostAtOnce = 200;

/** Writes one letter for each alert, in the transaction that deletes the alert. */
async function writeToThoseWhoWait(shop: Shop, tx: Transaction) {
  await waitForWhatIsGoneAgain(tx);
  const backAgain = await takeStockAlerts(tx, mostAtOnce);
  await deleteBackBefore(tx, later(tx.now, -toldFor));
  if (backAgain.length === 0) return;
  await insertBack(tx, backAgain);
  const ids = new Set(backAgain.map(({ customer_id }) => customer_id));
  const reachable = await selectReachableCustomers(tx, [...ids]);
  const customers = new Map(reachable.map((customer) => [customer.id, customer]));
  const stores = new Map((await listAllStores(tx)).map((store) => [store.id, store]));
  for (const back of backAgain) {
    const [asker, store] = [customers.get(back.customer_id), stores.get(back.store_id)];
    if (asker && store) await sendLetter(tx, stockAlertLetter(asker, store, back, shop.publicUrl()));
  }
}

export const stockAlertWorkers = (shop: Shop) => [
  within(writeStockAlerts, (tx) => writeToThoseWhoWait(shop, tx)),
];
