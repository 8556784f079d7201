import * as v from 'valibot';
import { date } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, uuid } from '../platform/ids.js';
import { line } from '../platform/text.js';
import { deliveryNote, receivedAlready } from './receiving.staff.js';
import { bottle, mostBottles, shelfNotFound } from './stock.staff.js';
import { atSupplyOrder, supplyOrderNotFound } from './supply-orders.staff.js';

export const supplyOrderOver = refusal(
  409,
  'supply_order_over',
  'This order is over. Receive what has come as a delivery without an order.',
);
export const notInOrder = refusal(
  409,
  'not_in_order',
  'Some of it is not in this order. Receive it as a delivery without an order.',
);
export const sayWhy = refusal(422, 'say_why', 'Say why', 'why');

const arrivalLine = v.object({
  ...bottle.entries,
  bottles: v.number(),
  received: v.number(),
  damaged: v.number(),
});

export const getArrival = endpoint('GET', 'staff/stores/{store_id}/supply-orders/{id}/arrival', {
  about:
    'What is expected of an order and what has come of it, for whoever receives it: without what it costs.',
  may: 'stock.receive',
  path: atSupplyOrder,
  data: v.object({
    id: uuid,
    number: v.number(),
    supplier: v.string(),
    expected_on: v.nullable(date),
    /** Nobody waits for anything from it any more. */
    over: v.boolean(),
    lines: v.array(arrivalLine),
  }),
  refusals: [supplyOrderNotFound],
});

const come = v.pipe(
  v.number('Enter a number'),
  v.integer('Enter a whole number'),
  v.minValue(0, 'Enter 0 or more'),
  v.maxValue(mostBottles, `Enter ${mostBottles} or less`),
);

export const arrivalBody = v.pipe(
  v.object({
    /** Made by whoever receives it: if it is sent twice, there is still one delivery. */
    delivery_id: uuid,
    note: deliveryNote,
    lines: v.pipe(
      v.array(v.object({ product_id: id, bottles: come, damaged: come })),
      v.check(
        (lines) => new Set(lines.map(({ product_id }) => product_id)).size === lines.length,
        'Name each bottle once',
      ),
    ),
    /** Whether the shop stops waiting for what has not come now. */
    closes: v.boolean(),
    /**
     * Needed when the order closes short, when more has come than was ordered, or when something is broken.
     */
    why: v.union([v.pipe(v.string(), v.trim(), v.literal('')), line('Say why', 200)]),
  }),
  v.forward(
    v.partialCheck(
      [['lines'], ['closes']],
      ({ lines, closes }) => closes || lines.some(({ bottles, damaged }) => bottles + damaged > 0),
      'Scan what has come first',
    ),
    ['lines'],
  ),
);

export const receiveSupply = endpoint('POST', 'staff/stores/{store_id}/supply-orders/{id}/deliveries', {
  about:
    'Puts what has come of an order onto the shelves. What has not come is still waited for, unless it says otherwise.',
  may: 'stock.receive',
  path: atSupplyOrder,
  body: arrivalBody,
  data: v.object({ bottles: v.number(), over: v.boolean() }),
  says: 'The delivery is received',
  refusals: [supplyOrderNotFound, supplyOrderOver, notInOrder, sayWhy, shelfNotFound, receivedAlready],
});
