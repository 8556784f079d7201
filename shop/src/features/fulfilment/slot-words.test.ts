import { describe, expect, it } from 'vitest';
import { dayWords } from './slot-words';

const losAngeles = 'America/Los_Angeles';
const at = (moment: string, now: string) => dayWords(moment, losAngeles, Date.parse(now));

describe('the day of a slot', () => {
  it('is told from the day at the store, also where Greenwich has another one', () => {
    expect(at('2026-11-24T03:00:00Z', '2026-11-24T02:00:00Z')).toBe('Today');
    expect(at('2026-11-24T18:00:00Z', '2026-11-24T02:00:00Z')).toBe('Tomorrow');
    expect(at('2026-11-25T18:00:00Z', '2026-11-24T02:00:00Z')).toBe('Wed, Nov 25');
  });

  it('is right around days of 23 and 25 hours', () => {
    // 13 March 2027, 11:30 PM: the day that follows loses an hour.
    expect(at('2027-03-14T19:00:00Z', '2027-03-14T07:30:00Z')).toBe('Tomorrow');
    expect(at('2027-03-15T17:00:00Z', '2027-03-14T07:30:00Z')).toBe('Mon, Mar 15');
    // 1 November 2026, 0:30 AM: it is an hour longer.
    expect(at('2026-11-02T18:00:00Z', '2026-11-01T07:30:00Z')).toBe('Tomorrow');
  });
});
