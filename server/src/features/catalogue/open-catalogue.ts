import type { Worker } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { Answers } from './answers.js';
import { catalogueRoutes } from './catalogue.routes.js';

/** Everything that is for sale. */
export async function openCatalogue(shop: Shop) {
  const answers = new Answers(shop, { caughtUp: async () => {}, versionOf: () => 1 });
  const workers: Worker[] = [];
  return { answers, routes: catalogueRoutes(shop), workers, close: async () => {} };
}
