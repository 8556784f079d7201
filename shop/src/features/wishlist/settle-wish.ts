import { call } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { noteFault } from 'browser/calls/in-words';
import { noticeInWords } from 'browser/calls/notice-failure';
import { queries } from 'browser/calls/queries';
import { addWish, removeWish, type WishMark, wishNotFound } from 'contract/wishlist';
import { whoeverIsHere } from '../../platform/session';
import { inTurn } from './in-turn';
import { isAnswered, isUnderway, underwayOf } from './underway-wishes';
import { isSettled, markOf, marks, useHearts, type Wished, wantedOf } from './wanted-wishes';
import { wishlistKey, wishMarksQuery } from './wishlist.api';

type Change = (marks: WishMark[]) => WishMark[];

const keepMarks = (change: Change) =>
  queries.setQueryData(wishMarksQuery.queryKey, (before = []) => change(before));

/** Already removed on another device: that is the wanted state. */
const isGone = (error: unknown) => error instanceof CallError && error.code === wishNotFound.code;

/** The id of a wish that an earlier page has sent is known by wishing it again, which changes nothing. */
async function takeOff(wished: Wished, mark: WishMark | undefined): Promise<Change> {
  const { id } = mark ?? (await call(addWish, { body: wished }));
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
  if (!customer.isStillHere() || wanted === undefined) return false;
  const mark = markOf(wished, marks());
  // An earlier page may have left a call that is stored only after the marks were read.
  const willChange = underwayOf(wished) === !wanted;
  if (wanted === Boolean(mark) && !willChange) return false;
  isUnderway(wished, wanted);
  const change = await (wanted ? putOn(wished) : takeOff(wished, mark));
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
  isAnswered(wished);
  isSettled(wished);
  // The list and its count are read from the server again: another device may have changed them.
  if (Object.keys(useHearts.getState().wanted).length === 0)
    await queries.invalidateQueries({ queryKey: wishlistKey });
}
