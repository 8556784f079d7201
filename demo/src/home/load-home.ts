import type { Transaction } from 'server/platform/database/database';
import type { Product } from '../catalogue/product.js';
import { insertAll } from '../insert-all.js';
import { demoCampaigns } from './campaigns.js';
import { demoPicks } from './picks.js';
import { demoTiles } from './tiles.js';

function numberOf(products: readonly Product[], bottle: string) {
  const found = products.find(({ brand, name, sizeMl }) => `${brand} | ${name}` === bottle && sizeMl === 750);
  if (!found) throw new Error(`Somebody recommends '${bottle}', which nobody makes.`);
  return found.number;
}

/** Everything that each store's home shows besides its shelves. */
export async function loadHome(tx: Transaction, products: readonly Product[]) {
  const campaigns = demoCampaigns(tx.now.getUTCFullYear());
  await insertAll(
    tx,
    'home_campaign',
    campaigns.map(({ store_id = null, ...campaign }) => ({ ...campaign, store_id })),
  );
  await insertAll(
    tx,
    'home_tile',
    demoTiles.map((tile) => ({ ...tile, store_id: null })),
  );
  await insertAll(
    tx,
    'home_pick',
    demoPicks.map(({ bottle, ...pick }, index) => ({
      ...pick,
      product_id: numberOf(products, bottle),
      position: index + 1,
    })),
  );
}
