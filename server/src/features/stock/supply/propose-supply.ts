import type { Received } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { mostProposed, type proposeSupply } from 'contract/stock/supply-orders.staff';
import type { Db } from '../../../platform/database/database.js';
import { casesToOrder } from './bottles-to-order.js';
import { selectLowToOrder } from './propose-supply.sql.js';

/** A product that nobody has ordered before is ordered by the bottle. */
const byTheBottle = 1;

export async function proposeSupplyFor(
  db: Db,
  { path: { store_id }, query }: Omit<Received<typeof proposeSupply>, 'body'>,
) {
  const low = await selectLowToOrder(db, store_id, query.supplier_id);
  return low
    .map(({ on_hand, held, on_order, unit_cost, ...row }) => {
      const shelf = { ...row, free: on_hand - held, case_size: row.case_size ?? byTheBottle };
      return {
        ...shelf,
        cases: casesToOrder({ ...shelf, on_order }, query.up_to),
        unit_cost: unit_cost === null ? null : dollars(unit_cost),
      };
    })
    .filter(({ cases }) => cases > 0)
    .slice(0, mostProposed);
}
