import { describe, expect, it } from 'vitest';
import { mayBuy } from './age-and-licence.js';
import { RuleBook } from './rule-book.js';

const store = { state: 'CA', zip: '94110' };
const refusal = (dob: string, licenceExpiresOn: string | null, day: string) =>
  mayBuy(new RuleBook([]), [store], day, { dob, licenceExpiresOn })?.code;

describe('who may buy', () => {
  it.each([
    ['on the 21st birthday', '2005-11-20', '2030-01-01', '2026-11-20', undefined],
    ['the day before it', '2005-11-21', '2030-01-01', '2026-11-20', 'under_age'],
    ['born on 29 February, on 28 February', '2004-02-29', '2030-01-01', '2025-02-28', 'under_age'],
    ['born on 29 February, on 1 March', '2004-02-29', '2030-01-01', '2025-03-01', undefined],
    ['on the last day of the licence', '1980-01-01', '2026-11-20', '2026-11-20', undefined],
    ['the day after it', '1980-01-01', '2026-11-20', '2026-11-21', 'licence_expired'],
    ['without a licence so far', '1980-01-01', null, '2026-11-20', 'licence_missing'],
  ])('%s', (_name, dob, licence, day, code) => {
    expect(refusal(dob, licence, day)).toBe(code);
  });
});
