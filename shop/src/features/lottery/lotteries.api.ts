import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import {
  claimBottle,
  enterLottery,
  getLottery,
  type LotteryDetails,
  type LotterySummary,
  leaveLottery,
  listLotteries,
} from 'contract/lottery';
import { askWhatGoesOn } from '../../platform/going-on';
import { aheadBy } from '../../platform/shop-clock';
import { askAgainIn } from './ask-again';
import type { LotteriesSearch } from './list/lotteries-search';

/** How far the shop's clock is ahead of this device's, in milliseconds. */
type Timed = { clockAhead: number };
export type Lottery = LotteryDetails & Timed;

async function timed<Answer>(ask: () => Promise<Answer>, nowIn: (answer: Answer) => string | undefined) {
  const asked = Date.now();
  const answer = await ask();
  const heard = Date.now();
  const shopNow = nowIn(answer);
  return { ...answer, clockAhead: shopNow === undefined ? 0 : aheadBy(shopNow, asked, heard) };
}

// Of this visit: see askAgainIn.
const spread = Math.random();

const soonest = (lotteries: readonly LotterySummary[], { clockAhead }: Timed) => {
  const waits = lotteries
    .map((lottery) => askAgainIn(lottery, Date.now() + clockAhead, spread))
    .filter((wait) => wait !== false);
  return waits.length > 0 && Math.min(...waits);
};

/**
 * A lottery goes on while it is looked at: it is asked for when the reader comes back, and when its next step
 * is due.
 */
const goesOn = { staleTime: 0 } as const;

export const lotteriesQuery = (storeId: number, { state, product, page, pageSize }: LotteriesSearch) =>
  queryOptions({
    queryKey: ['lotteries', storeId, { state, product, page, pageSize }],
    queryFn: () => {
      const query = {
        store_id: `${storeId}`,
        ...(state && { state }),
        ...(product && { product_id: `${product}` }),
        page: `${page}`,
        pageSize: `${pageSize}`,
      };
      return timed(
        () => call(listLotteries, { query }),
        ({ data }) => data[0]?.now,
      );
    },
    refetchInterval: ({ state: { data } }) => (data ? soonest(data.data, data) : false),
    placeholderData: keepPreviousData,
    ...goesOn,
  });

export const lotteryQuery = (id: number) =>
  queryOptions({
    queryKey: ['lottery', id],
    queryFn: () =>
      timed(
        () => call(getLottery, { path: { id: `${id}` } }),
        ({ now }) => now,
      ),
    refetchInterval: ({ state: { data } }) => (data ? soonest([data], data) : false),
    ...goesOn,
  });

/** How it stands now, here and in the lists. */
async function lookAgain(id: number) {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['lottery', id] }),
    queries.invalidateQueries({ queryKey: ['lotteries'] }),
    queries.invalidateQueries({ queryKey: ['lottery-tickets'] }),
    askWhatGoesOn(),
  ]);
}

/**
 * Whatever the shop answers, even a refusal, the lottery is read again: the reason may have changed
 * meanwhile.
 */
const thenLookAgain = <Answer>(id: number, asked: Promise<Answer>) => asked.finally(() => lookAgain(id));

const path = (id: number) => ({ path: { id: `${id}` } });

export const enter = (id: number) => thenLookAgain(id, call(enterLottery, path(id)));
export const leave = (id: number) => thenLookAgain(id, call(leaveLottery, path(id)));
export const claim = (id: number, ticketId: string) =>
  thenLookAgain(id, call(claimBottle, { path: { id: ticketId } }));
