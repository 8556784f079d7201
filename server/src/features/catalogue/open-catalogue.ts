import type { Shop } from '../../platform/shop.js';
import { Answers } from './answers.js';
import { catalogueRoutes } from './catalogue.routes.js';
import { productDetailsRoutes } from './product-details.routes.js';
import { reviewsRoutes } from './reviews.routes.js';
import { stockAlertWorkers } from './stock-alerts.js';
import { stockAlertsRoutes } from './stock-alerts.routes.js';
import { wineSetsRoutes } from './wine-sets.routes.js';

/** Everything that is for sale. */
export async function openCatalogue(shop: Shop) {
  const answers = new Answers(shop, { caughtUp: async () => {}, versionOf: () => 1 });
  const routes = [
    ...catalogueRoutes(shop),
    ...productDetailsRoutes(shop, answers),
    ...reviewsRoutes(shop),
    ...stockAlertsRoutes(shop),
    ...wineSetsRoutes(answers),
  ];
  return { answers, routes, workers: stockAlertWorkers(shop), close: async () => {} };
}
