import type { getToday } from 'contract/desk/today.staff';
import { daysAfter } from 'contract/platform/calendar';
import { sum } from 'contract/platform/cents';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import { type Catalogue, countWaitingReviews } from '../catalogue/index.js';
import { countLate, countQueue, countReturnsAsked, selectSalesByHour } from '../orders/index.js';
import { countWaitingMessages } from '../pages/index.js';
import { type StaffAsker, storesAsked } from '../staff/index.js';
import { listAllStores, storeDay } from '../stores/index.js';

const week = 7;
const shownDays = 14;

type Sold = Awaited<ReturnType<typeof selectSalesByHour>>;
type Figure = Exclude<keyof Sold[number], 'days_ago' | 'hour'>;

const sumOf = (rows: Sold, figure: Figure) => sum(rows.map((row) => row[figure]));

function salesOf(sold: Sold, day: string): Wire<typeof getToday>['sales'] {
  const daysAgo = (ago: number) => sold.filter(({ days_ago }) => days_ago === ago);
  const inHour = (rows: Sold, hour: number) =>
    dollars(
      sumOf(
        rows.filter((row) => row.hour === hour),
        'total',
      ),
    );
  const [today, weekAgo] = [daysAgo(0), daysAgo(week)];
  const paid = (figure: Figure) => dollars(sumOf(today, figure));
  return {
    total: dollars(sumOf(today, 'total')),
    orders: sumOf(today, 'orders'),
    week_ago_so_far: dollars(sumOf(weekAgo, 'so_far')),
    week_ago: dollars(sumOf(weekAgo, 'total')),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      total: inHour(today, hour),
      week_ago: inHour(weekAgo, hour),
    })),
    days: Array.from({ length: shownDays }, (_, at) => {
      const ago = shownDays - 1 - at;
      return { day: daysAfter(day, -ago), total: dollars(sumOf(daysAgo(ago), 'total')) };
    }),
    paid: {
      payment: paid('payment'),
      gift_card: paid('gift_card'),
      store_credit: paid('store_credit'),
      points: paid('points'),
    },
  };
}

/** The day so far, and the work that waits for a person. */
export async function showToday(
  db: Db,
  catalogue: Catalogue,
  asker: StaffAsker,
  store: number | undefined,
): Promise<Wire<typeof getToday>> {
  const stores = storesAsked(asker.roles, 'reports.see', store);
  const here = (await listAllStores(db)).filter(({ id }) => stores === 'all' || stores.includes(id));
  const day = storeDay(here[0]?.timezone ?? 'UTC', db.now);
  return {
    day,
    sales: salesOf(await selectSalesByHour(db, stores, shownDays), day),
    orders: await countQueue(db, stores),
    late: await countLate(db, stores),
    // From the shelves in memory: the database would read each shelf of each store.
    low_stock: sum(here.map(({ id }) => catalogue.shelves.shelfOf(id).countLow())),
    returns: await countReturnsAsked(db, stores),
    messages: await countWaitingMessages(db, stores),
    reviews: await countWaitingReviews(db),
  };
}
