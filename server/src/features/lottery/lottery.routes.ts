import * as lottery from 'contract/lottery';
import * as record from 'contract/lottery-record';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { getLotteryRecord, getRecordPiece } from './drawing/lottery-record.js';
import { enterLottery, leaveLottery } from './entering/enter-lottery.js';
import { listLotteryTickets } from './entering/own-tickets.js';
import { getLottery, listLotteries } from './entering/show-lottery.js';
import { claimBottle, giveUpBottle } from './winning/claim-bottle.js';

export const lotteryRoutes = (shop: Shop) => [
  route(lottery.listLotteryTickets, ({ customer, query }) =>
    shop.read((db) => listLotteryTickets(db, customer.id, query)),
  ),
  route(lottery.listLotteries, ({ customer, query }) =>
    shop.read((db) => listLotteries(db, customer.id, query)),
  ),
  route(lottery.getLottery, ({ customer, path }) => shop.read((db) => getLottery(db, customer.id, path.id))),
  route(lottery.enterLottery, ({ customer, path }) =>
    shop.write((tx) => enterLottery(shop, tx, customer.id, path.id)),
  ),
  route(lottery.leaveLottery, ({ customer, path }) =>
    shop.write((tx) => leaveLottery(tx, customer.id, path.id)),
  ),
  route(record.getLotteryRecord, ({ path }) => shop.read((db) => getLotteryRecord(db, path.id))),
  route(record.getRecordPiece, ({ path }) =>
    shop.read((db) => getRecordPiece(db, path.id, path.list, path.piece)),
  ),
  route(lottery.claimBottle, ({ customer, path }) =>
    shop.write((tx) => claimBottle(tx, customer.id, path.id)),
  ),
  route(lottery.giveUpBottle, ({ customer, path }) =>
    shop.write((tx) => giveUpBottle(tx, customer.id, path.id)),
  ),
];
