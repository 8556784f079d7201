import { expect, it } from 'vitest';
import { timesToOffer } from './date-times';

it('offers a day in steps of 15 minutes', () => {
  const times = timesToOffer(15);
  expect(times).toHaveLength(96);
  expect(times.slice(0, 3).map((time) => time.name)).toEqual(['12:00 AM', '12:15 AM', '12:30 AM']);
  expect(times.at(-1)).toEqual({ id: '23:45', name: '11:45 PM' });
});

it('takes another interval', () => expect(timesToOffer(60)).toHaveLength(24));

it('keeps a chosen time between two steps, in its place', () => {
  const names = timesToOffer(15, '15:07').map((time) => time.name);
  expect(names).toHaveLength(97);
  expect(names.slice(60, 62)).toEqual(['3:00 PM', '3:07 PM']);
});
