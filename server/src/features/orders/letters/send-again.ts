import type { OrderStatus } from 'contract/orders';
import {
  letterIsOver,
  letterNotFound,
  letterNotWritten,
  type OrderLetterKind,
} from 'contract/orders/letters.staff';
import { hours } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { limit, takeWithin } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import { selectReplacements } from '../replacing/replacements.sql.js';
import { selectOrderLetters } from './kept-letters.sql.js';
import { orderLetter } from './order-letters.js';

const againAboutOrder = limit('order-letters-again', 4, hours(1));

/** Nobody is asked to come for goods that are gone, or to wait for goods that have arrived. */
export const holdsStill = (kind: OrderLetterKind, status: OrderStatus) =>
  kind === 'ready' || kind === 'on_its_way' ? kind === status : true;

type Again = { order: { id: Uuid; status: OrderStatus }; letterId: Uuid; personId: Uuid };

/** Words the letter anew from what is known today, and sends it to the customer's present address. */
export async function sendAgain(tx: Transaction, { order, letterId, personId }: Again) {
  const letter = (await selectOrderLetters(tx, order.id)).find(({ id }) => id === letterId);
  if (!letter) throw refuse(letterNotFound);
  if (!holdsStill(letter.kind, order.status)) throw refuse(letterIsOver);
  // The replacement was undone.
  if (letter.kind === 'replaced' && (await selectReplacements(tx, order.id)).length === 0)
    throw refuse(letterIsOver);
  await takeWithin(
    tx,
    againAboutOrder,
    order.id,
    'Four letters of this order were sent again within the hour. Wait a while before you send another one.',
  );
  if (!(await orderLetter(tx, order.id, letter.kind, personId))) throw refuse(letterNotWritten);
  return letter.kind;
}
