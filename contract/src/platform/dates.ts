import * as v from 'valibot';

/**
 * A day that exists: `isoDate` alone accepts 30 February, and the year 0000, which PostgreSQL does not know.
 */
const exists = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !text.startsWith('0000') && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export const date = v.pipe(
  v.string(),
  v.isoDate('Enter a date as YYYY-MM-DD'),
  v.check(exists, 'This date does not exist'),
);

/** A moment, ISO 8601 in UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

const turned = (text: string) => text.split('-').reverse().join('-');

/** The profile spells days in its own way: `DD-MM-YYYY`. */
export const dayFirstDate = v.pipe(
  v.string(),
  v.regex(/^\d{2}-\d{2}-\d{4}$/, 'Enter a date as DD-MM-YYYY'),
  v.transform(turned),
  v.check(exists, 'This date does not exist'),
);

export const toDayFirst = turned;
