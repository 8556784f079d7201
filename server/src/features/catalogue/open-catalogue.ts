import type { Shop } from '../../platform/shop.js';
import { Answers } from './answers.js';
import { assortmentRoutes } from './assortment/assortment.routes.js';
import { catalogueRoutes } from './catalogue.routes.js';
import { editingRoutes } from './editing/editing.routes.js';
import { editedHomeRoutes } from './home/edited-home.routes.js';
import { homeRoutes } from './home/home.routes.js';
import { namesRoutes } from './names/names.routes.js';
import { pricePlanWorkers } from './prices/price-plans.js';
import { pricesRoutes } from './prices/prices.routes.js';
import { productDetailsRoutes } from './product/product-details.routes.js';
import { stockAlertWorkers } from './product/stock-alerts.js';
import { stockAlertsRoutes } from './product/stock-alerts.routes.js';
import { reviewsRoutes } from './reviews/reviews.routes.js';
import { staffReviewsRoutes } from './reviews/staff-reviews.routes.js';
import { editedSetsRoutes } from './sets/edited-sets.routes.js';
import { wineSetsRoutes } from './sets/wine-sets.routes.js';
import { Catalogue } from './shelves/catalogue.js';
import { forgetChangesWorkers } from './shelves/catalogue-reader.js';

/** Everything that is for sale. */
export async function openCatalogue(shop: Shop) {
  const catalogue = await Catalogue.open(shop);
  const answers = new Answers(shop, catalogue);
  const routes = [
    ...catalogueRoutes(shop, catalogue, answers),
    ...homeRoutes(shop, catalogue, answers),
    ...productDetailsRoutes(shop, catalogue, answers),
    ...reviewsRoutes(shop, catalogue),
    ...stockAlertsRoutes(shop),
    ...wineSetsRoutes(answers),
  ];
  const staffRoutes = [
    ...assortmentRoutes(shop, catalogue),
    ...editingRoutes(shop, catalogue),
    ...editedHomeRoutes(shop, catalogue),
    ...editedSetsRoutes(shop, catalogue),
    ...namesRoutes(shop, catalogue),
    ...pricesRoutes(shop, catalogue),
    ...staffReviewsRoutes(shop, catalogue),
  ];
  const workers = [...forgetChangesWorkers(), ...stockAlertWorkers(shop), ...pricePlanWorkers(catalogue)];
  return { catalogue, answers, routes, staffRoutes, workers, close: () => catalogue.close() };
}
