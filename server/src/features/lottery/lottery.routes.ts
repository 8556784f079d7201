import { listLotteryTickets } from 'contract/lottery';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { listTicketsOf } from './lottery-tickets.js';

export const lotteryRoutes = (shop: Shop) => [
  route(listLotteryTickets, ({ customer, query }) =>
    shop.read((db) => listTicketsOf(db, customer.id, query)),
  ),
];
