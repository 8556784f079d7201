import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText, uuid } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { since2000 } from '../staff/acts.js';

export const timeImpossible = refusal(
  422,
  'time_impossible',
  'Choose an end that is after the beginning.',
  'until',
);

const activity = v.object({
  /** Null when a command has acted. */
  person: v.nullable(v.object({ id: uuid, name: v.string() })),
  kind: v.string(),
  acts: v.number(),
  last_at: moment,
});
export type Activity = v.InferOutput<typeof activity>;

/** What rows are sorted by; a minus in front reverses the order. */
export const activityOrders = (['person', 'acts', 'last_at'] as const).flatMap(
  (by) => [by, `-${by}`] as const,
);
export type ActivityOrder = (typeof activityOrders)[number];
export const usualActivityOrder: ActivityOrder = '-acts';

const asked = {
  store: v.optional(idFromText),
  from: since2000,
  /** Not included. */
  until: since2000,
  sort: v.optional(v.picklist(activityOrders), usualActivityOrder),
};
const may = 'acts.see';

export const listActivity = endpoint('GET', 'staff/reports/activity', {
  about:
    'How often each person did what, by the record of the stores that the caller may read or of one of them: one page.',
  may,
  query: v.object({ ...asked, ...pageQuery(50) }),
  data: pageOf(activity),
  refusals: [timeImpossible],
});

export const exportActivity = endpoint('GET', 'staff/reports/activity/file', {
  about: 'The same, all of it, as a CSV file.',
  may,
  query: v.object(asked),
  file: 'text/csv',
  refusals: [timeImpossible],
});
