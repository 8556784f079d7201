import { addWish, removeWish, type WishMark, wishNotFound } from 'contract/wishlist';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { CallError } from '../../platform/call-error';
import { whoeverIsHere } from '../../platform/session';
import { notify } from '../../platform/toast';
import { inTurn } from './in-turn';
import { isSettled, markOf, marks, useHearts, type Wished, wantedOf } from './wanted-wishes';
import { wishlistKey, wishMarksQuery } from './wishlist.api';

type Change = (marks: WishMark[]) => WishMark[];

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
  const wanted = wantedOf(wished);
  const mark = markOf(wished, marks());
  if (!customer.isStillHere() || wanted === undefined || wanted === Boolean(mark)) return false;
  const change = await (mark ? takeOff(mark) : putOn(wished));
  if (customer.isStillHere()) keepMarks(change);
  return true;
}

/** Brings the server to what is wanted, and the heart to what the server has. */
export async function settleWish(wished: Wished) {
  const customer = whoeverIsHere();
  const trouble = await settleFor(customer, wished);
  if (!customer.isStillHere()) return;
  if (trouble) notify(trouble.message, 'error');
  isSettled(wished);
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
