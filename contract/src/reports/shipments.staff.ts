import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { drinks } from '../settings/rule-values.js';
import { period, periodImpossible } from './period.staff.js';

/** A state asks for one or the other. */
export const millilitersInGallon = 3_785.411_784;

const amounts = {
  /** Orders of which something of this kind was shipped: one with wine and beer is in both. */
  orders: v.number(),
  /** Each of a pack, and each in a set. */
  bottles: v.number(),
  milliliters: v.number(),
};
const shipped = v.object({
  /** Where it went. */
  state: v.string(),
  kind: v.picklist(drinks),
  ...amounts,
});
export type Shipped = v.InferOutput<typeof shipped>;

const may = 'reports.see';
const counted =
  'Parcels count on the day they left the store, by its clock, with all that was in them, whatever has come back since.';

export const listShipments = endpoint('GET', 'staff/reports/shipments', {
  about: `The drinks that the caller’s stores or one of them have shipped in a period, by state and kind. ${counted}`,
  may,
  query: v.object(period),
  data: v.array(shipped),
  refusals: [periodImpossible],
});

export const exportShipments = endpoint('GET', 'staff/reports/shipments/file', {
  about: `The same, order by order, as a CSV file: with the city, the ZIP code, and the numbers of the parcels. ${counted}`,
  may,
  query: v.object(period),
  file: 'text/csv',
  refusals: [periodImpossible],
});
