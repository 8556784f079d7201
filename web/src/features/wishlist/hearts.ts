import { addWish, removeWish, type WishMark, wishNotFound } from 'contract/wishlist';
import { create } from 'zustand';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { CallError } from '../../platform/call-error';
import { whenCustomerLeaves, whoeverIsHere } from '../../platform/session';
import { notify } from '../../platform/toast';
import { inTurn } from './in-turn';
import { wishlistKey, wishMarksQuery } from './wishlist.api';

export type Wished = { product_id: number } | { wine_set_id: number };

/** What the customer has asked of a heart, until the server has it so. */
type Hearts = { wanted: Readonly<Record<string, boolean>> };

export const useHearts = create<Hearts>()(() => ({ wanted: {} }));

export const keyOf = (wished: Wished) =>
  'product_id' in wished ? `product ${wished.product_id}` : `set ${wished.wine_set_id}`;

export const wishedOf = ({ product_id, wine_set_id }: WishMark): Wished =>
  product_id === null ? { wine_set_id: wine_set_id! } : { product_id };

export const markOf = (wished: Wished, marks: readonly WishMark[] = []) =>
  marks.find((mark) =>
    'product_id' in wished ? mark.product_id === wished.product_id : mark.wine_set_id === wished.wine_set_id,
  );

const want = (key: string, wanted: boolean) =>
  useHearts.setState((hearts) => ({ wanted: { ...hearts.wanted, [key]: wanted } }));

const isSettled = (settled: string) =>
  useHearts.setState(({ wanted }) => ({
    wanted: Object.fromEntries(Object.entries(wanted).filter(([key]) => key !== settled)),
  }));

type Change = (marks: WishMark[]) => WishMark[];

const marks = () => queries.getQueryData(wishMarksQuery.queryKey) ?? [];
const keepMarks = (change: Change) =>
  queries.setQueryData(wishMarksQuery.queryKey, (before = []) => change(before));

/** Taken off already, on another device: that is what was wanted. */
const isGone = (error: unknown) => error instanceof CallError && error.code === wishNotFound.code;

async function takeOff({ id }: WishMark): Promise<Change> {
  try {
    await call(removeWish, { path: { id } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  return (before) => before.filter((mark) => mark.id !== id);
}

async function putOn(wished: Wished): Promise<Change> {
  const added = await call(addWish, { body: wished });
  return (before) => [added, ...before.filter(({ id }) => id !== added.id)];
}

type Customer = ReturnType<typeof whoeverIsHere>;

/** Sends what the server lacks of what is wanted by now; false when it lacks nothing. */
async function sendDifference(wished: Wished, customer: Customer) {
  const wanted = useHearts.getState().wanted[keyOf(wished)];
  const mark = markOf(wished, marks());
  if (!customer.isStillHere() || wanted === undefined || wanted === Boolean(mark)) return false;
  const change = await (mark ? takeOff(mark) : putOn(wished));
  if (customer.isStillHere()) keepMarks(change);
  return true;
}

async function settle(wished: Wished) {
  const customer = whoeverIsHere();
  const trouble = await settleFor(customer, wished);
  if (!customer.isStillHere()) return;
  if (trouble) notify(trouble.message, 'error');
  isSettled(keyOf(wished));
  // The server has the last word on the list and its count, also after a wish that another device made.
  if (Object.keys(useHearts.getState().wanted).length === 0)
    await queries.invalidateQueries({ queryKey: wishlistKey });
}

async function settleFor(customer: Customer, wished: Wished): Promise<Error | undefined> {
  try {
    await queries.ensureQueryData(wishMarksQuery);
    while (await inTurn(() => sendDifference(wished, customer)));
  } catch (error) {
    return error as Error;
  }
  return undefined;
}

/** Full or empty, as the customer sees it: asked when she taps, for two taps may come before the screen is drawn. */
const isFull = (wished: Wished) =>
  useHearts.getState().wanted[keyOf(wished)] ?? Boolean(markOf(wished, marks()));

/** Shown at once; however quickly it changes, only the difference is sent, one call after the other. */
export async function toggleWish(wished: Wished): Promise<void> {
  const key = keyOf(wished);
  const isBeingSettled = key in useHearts.getState().wanted;
  want(key, !isFull(wished));
  if (!isBeingSettled) await settle(wished);
}

/** Sees to it that it is wished; false when that could not be done, which is said. */
export async function wishFor(wished: Wished): Promise<boolean> {
  if (!isFull(wished)) await toggleWish(wished);
  return isFull(wished);
}

whenCustomerLeaves(() => useHearts.setState({ wanted: {} }));
