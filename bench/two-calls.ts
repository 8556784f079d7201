import { readFileSync } from 'node:fs';
import { systemClock } from '../server/src/platform/clock.js';
import { newId } from '../server/src/platform/ids.js';
import { freshKey } from './bare-sql.js';
import type { Here, Ready } from './buyers.js';

/** As long as the letters that the shop writes. */
const letter = JSON.stringify({ subject: 'Your order is placed', words: 'So many words. '.repeat(60) });

/** Buys with the fewest calls to the database that suffice, without judging anything. */
export async function openTwoCalls({ database: { pool } }: Here) {
  await pool.query(readFileSync(new URL('two-calls.sql', import.meta.url), 'utf8'));
  const { rows } = await pool.query(
    "select max(slot_from) as last from slot where store_id = 1 and mode = 'pickup'",
  );
  return async ({ customer, cart }: Ready) => {
    const id = () => newId(systemClock.now());
    const payment = id();
    await pool.query({
      name: 'place',
      text: 'select two_calls.place($1, $2, $3, $4, $5, $6, $7, $8)',
      values: [customer.id, cart, freshKey(), id(), payment, id(), id(), rows[0].last],
    });
    await pool.query({
      name: 'note',
      text: 'select two_calls.note($1, $2, $3)',
      values: [payment, id(), letter],
    });
  };
}
