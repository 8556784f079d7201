import { Readable } from 'node:stream';
import { lotteryNotFound } from 'contract/lottery';
import type { RecordList } from 'contract/lottery-record';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { ticketsIn } from './draw.js';
import { getLotteryRecord } from './lottery-record.js';
import { piecesOf } from './pieces.sql.js';

/** One JSON array, written piece by piece. */
async function* listAsJson(db: Db, id: number, list: RecordList) {
  let isFirst = true;
  yield '[';
  for await (const piece of piecesOf(db, id, list)) {
    const tickets = ticketsIn(piece).map((ticket) => JSON.stringify(ticket));
    yield `${isFirst ? '\n' : ',\n'}${tickets.join(',\n')}`;
    isFirst = false;
  }
  yield ']';
}

/**
 * The record with both lists, which tools/check-draw.mjs reads. However long they are, only one piece is in
 * memory at a time.
 */
async function* wholeRecord(db: Db, id: number, record: object) {
  yield `${JSON.stringify(record).slice(0, -1)},\n"entries":`;
  yield* listAsJson(db, id, 'entries');
  yield ',\n"ranking":';
  yield* listAsJson(db, id, 'ranking');
  yield '}\n';
}

const wholeNumber = /^[1-9]\d{0,8}$/;

/** Not a call of the contract, because an answer of many megabytes is streamed instead of put together. */
export function serveRecords(app: FastifyInstance, shop: Shop) {
  app.get<{ Params: { id: string } }>('/api/e-com/lotteries/:id/record.json', async (request, reply) => {
    const { id } = request.params;
    if (!wholeNumber.test(id)) throw refuse(lotteryNotFound);
    return shop.read(async (db) => {
      const record = await getLotteryRecord(db, Number(id));
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="lottery-${id}-record.json"`)
        .type('application/json; charset=utf-8')
        .send(Readable.from(wholeRecord(db, Number(id), record)));
    });
  });
}
