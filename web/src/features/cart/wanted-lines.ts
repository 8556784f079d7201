import { create } from 'zustand';
import { whenCustomerLeaves } from '../../platform/session';
import { notify } from '../../platform/toast';
import { changeLines, settleCart } from './cart.api';

type Wanted = Readonly<Record<string, number>>;
export type OpenCart = { id: string; storeId: number };

/** How many the customer has asked of each line, until the server has it so; 0 of what is taken out. */
export const useWantedLines = create<{ wanted: Wanted }>()(() => ({ wanted: {} }));

/** A row of taps on a stepper is one change. */
const pause = 400;
let timer: ReturnType<typeof setTimeout> | undefined;

const settled = (sent: Wanted) =>
  useWantedLines.setState(({ wanted }) => ({
    wanted: Object.fromEntries(Object.entries(wanted).filter(([id, quantity]) => sent[id] !== quantity)),
  }));

/** What is refused is undone, and said. */
async function send({ id, storeId }: OpenCart) {
  clearTimeout(timer);
  const { wanted } = useWantedLines.getState();
  const named = Object.entries(wanted).map(([line, quantity]) => ({ id: line, quantity }));
  if (named.length === 0) return;
  try {
    await changeLines(id, named);
  } catch (error) {
    notify((error as Error).message, 'error');
    await settleCart(storeId).catch(() => undefined);
  }
  settled(wanted);
}

const want = (line: string, quantity: number) =>
  useWantedLines.setState(({ wanted }) => ({ wanted: { ...wanted, [line]: quantity } }));

/** Shown at once, sent when the taps are over. */
export function wantQuantity(cart: OpenCart, line: string, quantity: number) {
  want(line, quantity);
  clearTimeout(timer);
  timer = setTimeout(() => void send(cart), pause);
}

/** Shown and sent at once. */
export function wantNow(cart: OpenCart, line: string, quantity: number) {
  want(line, quantity);
  return send(cart);
}

whenCustomerLeaves(() => {
  clearTimeout(timer);
  useWantedLines.setState({ wanted: {} });
});
