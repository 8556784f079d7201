import * as v from 'valibot';
import { date } from '../platform/dates.js';
import { refusal } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';

/** A year, and the day more of a leap year. */
export const mostDays = 366;
export const periodImpossible = refusal(
  422,
  'period_impossible',
  'Choose a year at most, the first day first.',
  'until',
);

/** At one store, or at all stores of the caller. */
export const period = {
  store: v.optional(idFromText),
  /** By the calendar of each order's store, both included. */
  from: date,
  until: date,
};
