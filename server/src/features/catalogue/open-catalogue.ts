import type { Shop } from '../../platform/shop.js';
import { Answers } from './answers.js';
import { Catalogue } from './catalogue.js';
import { catalogueRoutes } from './catalogue.routes.js';
import { forgetChangesWorkers } from './catalogue-reader.js';
import { homeRoutes } from './home.routes.js';
import { productDetailsRoutes } from './product-details.routes.js';
import { reviewsRoutes } from './reviews.routes.js';
import { stockAlertWorkers } from './stock-alerts.js';
import { stockAlertsRoutes } from './stock-alerts.routes.js';
import { wineSetsRoutes } from './wine-sets.routes.js';

/** Everything that is for sale. */
export async function openCatalogue(shop: Shop) {
  const catalogue = await Catalogue.open(shop);
  const answers = new Answers(shop, catalogue);
  const routes = [
    ...catalogueRoutes(shop, catalogue, answers),
    ...homeRoutes(catalogue, answers),
    ...productDetailsRoutes(shop, answers),
    ...reviewsRoutes(shop, catalogue),
    ...stockAlertsRoutes(shop),
    ...wineSetsRoutes(answers),
  ];
  const workers = [...forgetChangesWorkers(), ...stockAlertWorkers(shop)];
  return { catalogue, answers, routes, workers, close: () => catalogue.close() };
}
