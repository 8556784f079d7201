import { randomInt } from 'node:crypto';

/** No letter that is taken for a digit, and no digit for a letter. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const signCount = 4;

type Chance = (below: number) => number;

/**
 * `CH1-0042-7K3D`: where, which, and signs that nobody reads off another ticket. It is all that is published of who
 * has entered: whoever holds the ticket finds it on the list, and nobody else knows whose it is.
 */
export function ticketNumber(prefix: string, number: number, chance: Chance = randomInt) {
  const check = Array.from({ length: signCount }, () => signs[chance(signs.length)]).join('');
  return `${prefix}-${String(number).padStart(4, '0')}-${check}`;
}
