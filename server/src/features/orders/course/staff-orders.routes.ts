import { listDeliveries } from 'contract/orders/deliveries.staff';
import {
  claimOrder,
  getOrderByStaff,
  leaveOrder,
  moveOrderByStaff,
  nameParcels,
  sendLetterAgain,
  writeOrderNote,
} from 'contract/orders/orders.staff';
import { getPaper } from 'contract/orders/paper.staff';
import { listQueue } from 'contract/orders/queue.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { listDeliveriesFor } from '../deliveries/deliveries.js';
import type { OrderParts } from '../order-parts.js';
import { paperFor } from '../paper/paper.js';
import { listQueueFor } from '../queue/queue.js';
import {
  claimOrderFor,
  leaveOrderFor,
  moveByStaff,
  nameParcelsOf,
  sendLetterAgainOf,
  showToStaff,
  writeNoteOf,
} from './staff-orders.js';

export const staffOrdersRoutes = (shop: Shop, parts: OrderParts) => [
  staffRoute(listQueue, ({ person, query }) => shop.read((db) => listQueueFor(db, person, query))),
  staffRoute(listDeliveries, ({ person, path, query }) =>
    shop.read((db) => listDeliveriesFor(db, person, { ...path, ...query })),
  ),
  staffRoute(getPaper, ({ person, query }) => shop.read((db) => paperFor(db, parts, person, query.orders))),
  staffRoute(getOrderByStaff, ({ person, path }) =>
    shop.read((db) => showToStaff(db, parts, person, path.number)),
  ),
  staffRoute(moveOrderByStaff, ({ person, path, body }) =>
    shop.write((tx) => moveByStaff(tx, parts, person, path.number, body)),
  ),
  staffRoute(nameParcels, ({ person, path, body }) =>
    shop.write((tx) => nameParcelsOf(tx, parts, person, { ...path, ...body })),
  ),
  staffRoute(sendLetterAgain, ({ person, path }) =>
    shop.write((tx) => sendLetterAgainOf(tx, parts, person, path)),
  ),
  staffRoute(claimOrder, ({ person, path }) =>
    shop.write((tx) => claimOrderFor(tx, parts, person, path.number)),
  ),
  staffRoute(leaveOrder, ({ person, path }) =>
    shop.write((tx) => leaveOrderFor(tx, parts, person, path.number)),
  ),
  staffRoute(writeOrderNote, ({ person, path, body }) =>
    shop.write((tx) => writeNoteOf(tx, parts, person, { ...path, ...body })),
  ),
];
