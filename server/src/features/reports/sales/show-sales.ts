import { daysAfter } from 'contract/platform/calendar';
import { sum } from 'contract/platform/cents';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { getSales } from 'contract/reports/sales.staff';
import type { Db } from '../../../platform/database/database.js';
import type { StaffAsker } from '../../staff/index.js';
import { type AskedPeriod, checkedPeriod, lengthOf } from '../period.js';
import { type SalesOfDay, selectSalesByDay } from './sales.sql.js';

function sumsOf(rows: readonly SalesOfDay[]): Wire<typeof getSales>['sums'] {
  const of = (figure: Exclude<keyof SalesOfDay, 'key'>) => sum(rows.map((row) => row[figure]));
  return {
    orders: of('orders'),
    goods: dollars(of('goods')),
    savings: dollars(of('savings')),
    returned: dollars(of('returned')),
    net: dollars(of('net')),
    fees: dollars(of('fees')),
    tax: dollars(of('tax')),
    total: dollars(of('total')),
  };
}

/** The period and the one as long before it are read together. */
export async function showSales(
  db: Db,
  asker: StaffAsker,
  asked: AskedPeriod,
): Promise<Wire<typeof getSales>> {
  const period = checkedPeriod(asker, asked);
  const length = lengthOf(period);
  const rows = await selectSalesByDay(db, { ...period, from: daysAfter(period.from, -length) });
  const isNow = ({ key }: SalesOfDay) => key >= period.from;
  const nets = new Map(rows.map(({ key, net }) => [key, net]));
  const netOn = (day: string) => dollars(nets.get(day) ?? 0);
  return {
    sums: sumsOf(rows.filter(isNow)),
    before: sumsOf(rows.filter((row) => !isNow(row))),
    days: Array.from({ length }, (_, at) => {
      const day = daysAfter(period.from, at);
      return { day, net: netOn(day), before: netOn(daysAfter(day, -length)) };
    }),
  };
}
