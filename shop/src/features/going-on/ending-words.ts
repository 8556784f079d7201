import { plural } from 'browser/formats/format';

/** When a gift card ends that has so many days left; on its last day it has one. */
export const endingWords = (days: number) =>
  days === 1 ? 'Ends today' : plural(days, { one: 'Ends in # day', other: 'Ends in # days' });
