import type { FastifyInstance } from 'fastify';
import type { Passwords } from '../../platform/passwords.js';
import type { Shop } from '../../platform/shop.js';
import { LogInLimits } from '../auth/index.js';
import { serveLive } from './live/serve-live.js';
import { passkeyRoutes } from './passkeys/passkeys.routes.js';
import { passwordRoutes } from './passwords/passwords.routes.js';
import { peopleRoutes } from './people/people.routes.js';
import { recordRoutes } from './record/record.routes.js';
import { StaffAskers } from './sessions/staff-askers.js';
import { staffWorkers } from './staff.jobs.js';
import { staffRoutes } from './staff.routes.js';

/** Who works here, what they may do, how they log in, and the record of what they did. */
export function openStaff(shop: Shop, passwords: Passwords) {
  const staff = { shop, passwords, logInLimits: new LogInLimits() };
  const askers = new StaffAskers(shop);
  return {
    routes: [
      ...staffRoutes(staff),
      ...passwordRoutes(staff),
      ...passkeyRoutes(shop),
      ...peopleRoutes(shop),
      ...recordRoutes(shop),
    ],
    workers: staffWorkers(shop),
    askers,
    /** Not a call of the contract, because it goes on for as long as somebody listens. */
    serve: (app: FastifyInstance) => serveLive(app, shop, askers),
  };
}
