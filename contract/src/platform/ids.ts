import * as v from 'valibot';

const most = 2_147_483_647;

/** The catalogue and places have integer ids. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** The same in a path or a query, where everything arrives as text. */
export const idFromText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, 'Must be a number'),
  v.transform(Number),
  v.maxValue(most),
);

/** Everything that belongs to a customer has an unguessable id. */
export const uuid = v.pipe(v.string(), v.uuid('Must be an id'), v.toLowerCase());
