import { retryFailed, showOperation } from 'contract/operation.staff';
import type { Shop } from '../../platform/shop.js';
import { staffRoute } from '../staff/index.js';
import { type Machines, retryFailedOf, showOperationOf } from './operation.js';

export const operationRoutes = (shop: Shop, machines: Machines) => [
  staffRoute(showOperation, ({ person }) =>
    shop.read((db) => showOperationOf(db, machines, person.roles.storesWith('operation.see'))),
  ),
  staffRoute(retryFailed, ({ person, body }) => shop.write((tx) => retryFailedOf(tx, person.id, body.kind))),
];
