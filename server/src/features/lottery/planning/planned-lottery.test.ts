import { describe, expect, it } from 'vitest';
import { lotteryOf } from './planned-lottery.js';

const plan = {
  product_id: 14,
  bottles: 2,
  price: 31_050,
  opens: { day: '2027-03-13', time: '10:00' },
  closes: { day: '2027-03-14', time: '20:00' },
  claim_hours: 48,
  ticket_prefix: 'CH1',
  name: null,
  rules: null,
  release: null,
};
const bottle = {
  id: 14,
  brand: 'Château Rive',
  name: 'Pomerol',
  vintage: 2019,
  allocation: 'lottery' as const,
  price: 40_000,
  free: 12,
  store_slug: 'lincoln-park',
  timezone: 'America/Chicago',
};
const times = (opens: string, closes: string) => {
  const moment = (text: string) => ({ day: text.slice(0, 10), time: text.slice(11) });
  const lottery = lotteryOf(3, { ...plan, opens: moment(opens), closes: moment(closes) }, bottle);
  return [lottery.opens_at.toISOString(), lottery.closes_at.toISOString()];
};

describe('a plan as it would be published', () => {
  it('is named by bottle and month, has the usual rules, and a release of its own', () => {
    expect(lotteryOf(3, plan, bottle)).toMatchObject({
      name: 'Château Rive Pomerol, March 2027',
      release: 'château-rive-pomerol-march-2027-lincoln-park',
      rules: expect.stringContaining('2 bottles of Château Rive Pomerol 2019 came to this store'),
    });
  });

  it('says what its writer has said instead', () => {
    const own = { name: 'The last two', rules: 'One each.', release: 'last-two' };
    expect(lotteryOf(3, { ...plan, ...own }, bottle)).toMatchObject(own);
  });

  it.each([
    ['a day of 23 hours', '2027-03-14 00:00', '2027-03-15 00:00', 23],
    ['a day of 25 hours', '2027-11-07 00:00', '2027-11-08 00:00', 25],
    ['any other day', '2027-06-01 00:00', '2027-06-02 00:00', 24],
  ])('opens and closes by the clock on the wall: %s', (_, opens, closes, hours) => {
    const [from, until] = times(opens, closes);
    expect((Date.parse(until!) - Date.parse(from!)) / 3_600_000).toBe(hours);
  });
});
