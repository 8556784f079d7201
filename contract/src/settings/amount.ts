import * as v from 'valibot';
import { dollars, money } from '../platform/money.js';

/** Both bounds are in cents. */
export const amount = (atLeast: number, atMost: number) =>
  v.pipe(
    v.number('Enter an amount of money'),
    money,
    v.minValue(atLeast, 'Enter an amount of money'),
    v.maxValue(atMost, `Use at most $${dollars(atMost).toLocaleString('en-US')}`),
  );
