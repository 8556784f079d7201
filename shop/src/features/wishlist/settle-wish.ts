import { call } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { noteFault } from 'browser/calls/in-words';
import { noticeInWords } from 'browser/calls/notice-failure';
import { queries } from 'browser/calls/queries';
import { addWish, removeWish, type WishMark, wishNotFound } from 'contract/wishlist';
import { whoeverIsHere } from '../../platform/session';
import { inTurn } from './in-turn';
import { isSettled, markOf, marks, useHearts, type Wished, wantedOf } from './wanted-wishes';
import { wishlistKey, wishMarksQuery } from './wishlist.api';

type Change = (marks: WishMark[]) => WishMark[];

const keepMarks = (change: Change) =>
  queries.setQueryData(wishMarksQuery.queryKey, (before = []) => change(before));

/** Already removed on another device: that is the wanted state. */
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

/** Sends the difference between what is wanted now and what the server has; false if there is none. */
async function sendDifference(wished: Wished, customer: Customer) {
  const wanted = wantedOf(wished);
  const mark = markOf(wished, marks());
  if (!customer.isStillHere() || wanted === undefined || wanted === Boolean(mark)) return false;
  const change = await (mark ? takeOff(mark) : putOn(wished));
  if (customer.isStillHere()) keepMarks(change);
  return true;
}

/** Brings the server to the wanted state, then shows the server's state. */
export async function settleWish(wished: Wished) {
  const customer = whoeverIsHere();
  try {
    await queries.ensureQueryData(wishMarksQuery);
    while (await inTurn(() => sendDifference(wished, customer)));
  } catch (error) {
    noteFault(error);
    if (customer.isStillHere()) await noticeInWords(error);
  }
  if (!customer.isStillHere()) return;
  isSettled(wished);
  // The list and its count are read from the server again: another device may have changed them.
  if (Object.keys(useHearts.getState().wanted).length === 0)
    await queries.invalidateQueries({ queryKey: wishlistKey });
}
