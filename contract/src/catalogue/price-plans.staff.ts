import * as v from 'valibot';
import { date, moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { notCarriedHere } from './details.js';
import { isReduced, mostPriceChanges, notReduced, priceEntries } from './prices.staff.js';

export const planEndsTooSoon = refusal(
  422,
  'plan_ends_too_soon',
  'Choose an end that is still to come, after the beginning',
  'until',
);
export const plansOverlap = refusal(
  409,
  'plans_overlap',
  'One of these products already has a price plan in that time.',
);
export const planNotFound = refusal(404, 'plan_not_found', 'There is no such plan, or it is over.');

/** A moment as a clock in the store shows it. */
export const storeMoment = v.object(
  {
    day: date,
    time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 18:00')),
  },
  'Choose a day and a time',
);

const plannedPrice = v.pipe(
  v.object({ product_id: id, ...priceEntries }),
  v.forward(v.partialCheck([['price'], ['compare_at']], isReduced, notReduced), ['compare_at']),
);

export const planPrices = endpoint('POST', 'staff/stores/{store_id}/price-plans', {
  about:
    'Prices that the store asks from one moment until another, on its own clock. Then those of before are back.',
  may: 'prices.change',
  path: v.object({ store_id: idFromText }),
  body: v.object({
    from: storeMoment,
    until: storeMoment,
    prices: v.pipe(v.array(plannedPrice), v.minLength(1), v.maxLength(mostPriceChanges)),
  }),
  status: 201,
  says: 'The prices are planned',
  refusals: [notCarriedHere, planEndsTooSoon, plansOverlap],
});

export const planStates = ['planned', 'running', 'over'] as const;

const pricePlan = v.object({
  id: uuid,
  product: v.object({ id, brand: v.string(), name: v.string(), vintage: v.nullable(v.number()) }),
  price: money,
  compare_at: v.nullable(money),
  from_at: moment,
  until_at: moment,
  state: v.picklist(planStates),
});
export type PricePlan = v.InferOutput<typeof pricePlan>;

export const listPricePlans = endpoint('GET', 'staff/stores/{store_id}/price-plans', {
  about: 'What is planned, what runs and what is over, the last to begin first.',
  may: 'products.see',
  path: v.object({ store_id: idFromText }),
  query: v.object(pageQuery(50)),
  data: v.object({ ...pageOf(pricePlan).entries, timezone: v.string() }),
});

export const endPricePlan = endpoint('DELETE', 'staff/stores/{store_id}/price-plans/{id}', {
  about: 'Ends a plan now: one that runs gives its price back, one that has not begun never does.',
  may: 'prices.change',
  path: v.object({ store_id: idFromText, id: uuid }),
  says: 'The plan has ended',
  refusals: [planNotFound],
});
