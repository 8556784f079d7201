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
import { spokenUsd } from '../../platform/money-words.js';
import { refuse } from '../../platform/refuse.js';
import { type ChosenWay, shrunkTenders, type WholeCart } from '../cart/index.js';
import { type WayHome, waysToPay } from '../orders/index.js';

const scarce: readonly string[] = ['out_of_stock', 'only_left'];

/** Every line can be bought as it stands. */
export function checkLines({ lines }: Pick<WholeCart, 'lines'>) {
  if (lines.length === 0) throw refuse(cartEmpty);
  for (const { name, problems } of lines)
    for (const { blocks, code, message } of problems)
      if (blocks)
        throw refuse(scarce.includes(code) ? notEnoughLeft : lineInTheWay, {
          message: `${name}: ${message}.`,
        });
}

type OpenAnswer = Extract<ChosenWay['answer'], { open: true }>;
type OpenWay = Pick<ChosenWay, 'sale' | 'taxed'> & { answer: OpenAnswer; home: WayHome };

const choices: Partial<Record<string, typeof slotFull>> = {
  address_needed: fulfilmentMissing,
  no_slot_left: slotFull,
};

/** The slot that was chosen, with a place left in it. */
function freeSlot({ slot }: Pick<ChosenWay, 'slot'>, slotId: string | null) {
  if (slotId === null) throw refuse(slotMissing);
  if (!slot) throw refuse(slotNotOffered);
  if (slot.left <= 0) throw refuse(slotFull);
  return slot;
}

function wayHome(way: ChosenWay, slotId: string | null): WayHome {
  const { mode, sale } = way;
  if (mode === 'pickup') return { mode, address: null, slot: freeSlot(way, slotId) };
  if (!sale.address) throw refuse(fulfilmentMissing);
  if (mode === 'shipping') return { mode, address: sale.address, slot: null };
  return { mode, address: sale.address, slot: freeSlot(way, slotId) };
}

/** The goods can come home in the chosen way, to the chosen place and at the chosen time. */
export function checkWay({ way }: Pick<WholeCart, 'way'>, slotId: string | null): OpenWay {
  if (!way) throw refuse(fulfilmentMissing);
  const { answer, sale, taxed } = way;
  if (!answer.open) {
    const [first] = answer.refusals;
    const said = answer.refusals.map(({ message }) => `${message}.`).join(' ');
    throw refuse(choices[first?.code ?? ''] ?? refusedByRule, { message: said });
  }
  return { answer, sale, taxed, home: wayHome(way, slotId) };
}

/**
 * What the customer redeems must still be there, and what is left to pay must be exactly what they saw. In
 * cents.
 */
export function checkDue(
  { asked, balances, taken }: Pick<WholeCart, 'asked' | 'balances' | 'taken'>,
  seen: number,
) {
  const shrunk = shrunkTenders(asked, balances);
  if (shrunk.length > 0)
    throw refuse(tenderShrank, { message: shrunk.map(({ message }) => message).join(' ') });
  if (taken.due !== seen) throw dueChanged(taken.due);
}

export const dueChanged = (due: number) =>
  refuse(totalChanged, {
    message: `Something has changed since you looked: ${spokenUsd(due)} is left to pay now. Please look at your order again.`,
  });

export function checkMethod(method: PaymentMethod, due: number, mode: FulfilmentMode) {
  if (!waysToPay(due, mode).includes(method)) throw refuse(methodNotOffered);
  if (method === 'card' && due < leastPayment) throw refuse(remainderTooSmall);
}
