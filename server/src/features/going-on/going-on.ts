import type { getGoingOn } from 'contract/going-on';
import type { Wire } from 'contract/platform/endpoint';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { backInStockFor } from '../catalogue/index.js';
import { cardsEndingSoon } from '../gift-cards/index.js';
import { openClaimsOf } from '../lottery/index.js';
import { listLoyaltyPoints } from '../loyalty/index.js';
import { newestOrdersOf } from '../orders/index.js';

/**
 * Every page may ask for this, so each part is found by the customer's own index, and none reads a whole
 * list.
 */
export async function goingOnFor(db: Db, customerId: Uuid): Promise<Wire<typeof getGoingOn>> {
  const points = await listLoyaltyPoints(db, customerId);
  return {
    now: db.now.toISOString(),
    claims: await openClaimsOf(db, customerId),
    ...(await newestOrdersOf(db, customerId)),
    points: points.flatMap(({ store_id, store_name, points, value }) =>
      points > 0 ? [{ store_id, store_name, points, value }] : [],
    ),
    cards: await cardsEndingSoon(db, customerId),
    back: await backInStockFor(db, customerId),
  };
}
