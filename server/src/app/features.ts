import { notLoggedIn } from 'contract/platform/envelope';
import { placesRoutes } from '../features/places/index.js';
import { storesRoutes } from '../features/stores/index.js';
import type { WhoAsks } from '../platform/http/register.js';
import type { Route } from '../platform/http/route.js';
import { idempotencyWorkers } from '../platform/idempotency.js';
import type { Worker } from '../platform/jobs/job.js';
import { limitWorkers } from '../platform/limits.js';
import { refuse } from '../platform/refuse.js';
import type { Shop } from '../platform/shop.js';

export type Features = { routes: Route[]; workers: Worker[]; whoAsks: WhoAsks };

/** Every feature's calls and jobs. */
export function openFeatures(shop: Shop): Features {
  return {
    routes: [...placesRoutes(), ...storesRoutes(shop)],
    workers: [...limitWorkers(), ...idempotencyWorkers()],
    whoAsks: async () => {
      throw refuse(notLoggedIn);
    },
  };
}
