import type { Transaction } from 'server/platform/database/database';
import type { SecretKey } from 'server/platform/secret-key';
import { loadAddresses } from './addresses.js';
import { demoCatalogue } from './catalogue/catalogue.js';
import { loadCustomers } from './customers.js';
import { loadBarcodes } from './load-barcodes.js';
import { loadCardDesigns } from './load-card-designs.js';
import { loadCatalogue } from './load-catalogue.js';
import { loadCustomerStories } from './load-customer-stories.js';
import { loadHistory } from './load-history.js';
import { loadLegalTexts } from './load-legal-texts.js';
import { loadLotteries } from './load-lotteries.js';
import { loadMessages } from './load-messages.js';
import { loadOrders } from './load-orders.js';
import { loadPromotions } from './load-promotions.js';
import { loadRules } from './load-rules.js';
import { loadStaff } from './load-staff.js';
import { loadStockWork } from './load-stock-work.js';
import { loadStores } from './load-stores.js';
import { loadSuppliers } from './load-suppliers.js';

type Progress = (words: string) => void;

/** The whole demo shop, into an empty database. */
export async function loadAll(tx: Transaction, progress: Progress, secretKey: SecretKey) {
  progress('Loading the demo shop: 5 stores');
  await loadStores(tx);
  await loadRules(tx);
  await loadCardDesigns(tx);
  const catalogue = demoCatalogue();
  progress(`Loading ${catalogue.products.length} products and ${catalogue.sets.length} wine sets`);
  await loadCatalogue(tx, catalogue);
  await loadBarcodes(tx, catalogue.products);
  progress('Loading 2 demo customers');
  await loadCustomers(tx);
  await loadStaff(tx, secretKey);
  await loadMessages(tx);
  await loadLegalTexts(tx);
  await loadAddresses(tx);
  await loadCustomerStories(tx, catalogue);
  await loadOrders(tx, catalogue.products);
  await loadHistory(tx, secretKey);
  await loadLotteries(tx, catalogue.products, secretKey);
  await loadPromotions(tx);
  await loadStockWork(tx);
  await loadSuppliers(tx);
}
