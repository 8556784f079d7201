import { notEnoughLeft } from 'contract/cart';
import {
  cartEmpty,
  fulfilmentMissing,
  leastPayment,
  lineInTheWay,
  methodNotOffered,
  type PaymentMethod,
  refusedByRule,
  remainderTooSmall,
  slotMissing,
  tenderShrank,
  totalChanged,
} from 'contract/checkout';
import { slotFull, slotNotOffered } from 'contract/slots';
import type { FulfilmentMode } from 'contract/stores';
import { refuse } from '../../platform/refuse.js';
import { type ChosenWay, shrunkTenders, spoken, type WholeCart } from '../cart/index.js';
import { waysToPay } from '../orders/index.js';

const scarce: readonly string[] = ['out_of_stock', 'only_left'];

/** All of it can be bought as it lies there. */
export function checkLines({ lines }: Pick<WholeCart, 'lines'>) {
  if (lines.length === 0) throw refuse(cartEmpty);
  for (const { name, problems } of lines)
    for (const { blocks, code, message } of problems)
      if (blocks)
        throw refuse(scarce.includes(code) ? notEnoughLeft : lineInTheWay, {
          message: `${name}: ${message}.`,
        });
}

type OpenWay = ChosenWay & { answer: Extract<ChosenWay['answer'], { open: true }> };

const choices: Partial<Record<string, typeof slotFull>> = {
  address_needed: fulfilmentMissing,
  no_slot_left: slotFull,
};

/** It can come home in the way, to the place and at the time that were chosen. */
export function checkWay({ way }: Pick<WholeCart, 'way'>, slotId: string | null): OpenWay {
  if (!way) throw refuse(fulfilmentMissing);
  const { answer, mode, slot } = way;
  if (!answer.open) {
    const [first] = answer.refusals;
    const said = answer.refusals.map(({ message }) => `${message}.`).join(' ');
    throw refuse(choices[first?.code ?? ''] ?? refusedByRule, { message: said });
  }
  if (mode !== 'shipping') {
    if (slotId === null) throw refuse(slotMissing);
    if (!slot) throw refuse(slotNotOffered);
    if (slot.left <= 0) throw refuse(slotFull);
  }
  return { ...way, answer };
}

/** What the customer reckoned with is still there, and is what they agree to. Cents. */
export function checkDue({ asked, held, taken }: Pick<WholeCart, 'asked' | 'held' | 'taken'>, seen: number) {
  const shrunk = shrunkTenders(asked, held);
  if (shrunk.length > 0)
    throw refuse(tenderShrank, { message: shrunk.map(({ message }) => message).join(' ') });
  if (taken.due !== seen)
    throw refuse(totalChanged, {
      message: `Something has changed since you looked: ${spoken(taken.due)} is left to pay now. Please look at your order again.`,
    });
}

export function checkMethod(method: PaymentMethod, due: number, mode: FulfilmentMode) {
  if (!waysToPay(due, mode).includes(method)) throw refuse(methodNotOffered);
  if (method === 'card' && due < leastPayment) throw refuse(remainderTooSmall);
}
