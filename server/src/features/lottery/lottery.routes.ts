import { enterLottery, getLottery, leaveLottery, listLotteries, listLotteryTickets } from 'contract/lottery';
import { getFrozenEntries, getLotteryRecord, getRanking } from 'contract/lottery-record';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { enterLotteryFor, leaveLotteryFor } from './enter-lottery.js';
import { recordOf, recordPieceOf } from './lottery-record.js';
import { listTicketsOf } from './lottery-tickets.js';
import { getLotteryFor, listLotteriesFor } from './show-lottery.js';

export const lotteryRoutes = (shop: Shop) => [
  route(listLotteryTickets, ({ customer, query }) =>
    shop.read((db) => listTicketsOf(db, customer.id, query)),
  ),
  route(listLotteries, ({ customer, query }) => shop.read((db) => listLotteriesFor(db, customer.id, query))),
  route(getLottery, ({ customer, path }) => shop.read((db) => getLotteryFor(db, customer.id, path.id))),
  route(enterLottery, ({ customer, path }) => shop.write((tx) => enterLotteryFor(tx, customer.id, path.id))),
  route(leaveLottery, ({ customer, path }) => shop.write((tx) => leaveLotteryFor(tx, customer.id, path.id))),
  route(getLotteryRecord, ({ path }) => shop.read((db) => recordOf(db, path.id))),
  route(getFrozenEntries, ({ path }) => shop.read((db) => recordPieceOf(db, path.id, 'entries', path.piece))),
  route(getRanking, ({ path }) => shop.read((db) => recordPieceOf(db, path.id, 'ranking', path.piece))),
];
