import { expect, test } from 'vitest';
import { askedOf, recordSearchIn } from './record-search';

const person = '0190b7e0-5f00-7000-8000-000000000001';

test('what stands in the address is read as far as it means something', () => {
  const whole = {
    person,
    store: 2,
    kind: 'role_granted',
    thing: 'person',
    id: person,
    from: '2026-11-01',
    until: '2026-11-02',
  };
  expect(recordSearchIn(whole)).toEqual(whole);
  const broken = { person: 'me', store: '2', kind: {}, thing: 'person', from: '2026-13-01', until: 'today' };
  expect(Object.values(recordSearchIn(broken)).filter((value) => value !== undefined)).toEqual([]);
  expect(recordSearchIn({ thing: 'store', id: 4 })).toMatchObject({ thing: 'store', id: '4' });
});

test('the last day is asked for to its end, where the reader is', () => {
  expect(askedOf({ person, store: 2, from: '2026-11-01', until: '2026-11-01' })).toEqual({
    person,
    store_id: '2',
    from: new Date('2026-11-01T00:00').toISOString(),
    until: new Date('2026-11-02T00:00').toISOString(),
  });
  expect(askedOf({})).toEqual({});
});
