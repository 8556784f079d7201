import type { Sent } from 'contract/platform/endpoint';
import { createPromotion, switchPromotion } from 'contract/promotions/promotions.staff';
import type { TestPerson } from './test-staff.js';

type Facts = Sent<typeof createPromotion>['body'];

export const barolo = 111;

/** Ten percent off each Barolo at one store, unless a test says otherwise. */
export const offerFacts = (changed: Partial<Facts> = {}, store = 1): Facts => ({
  name: 'Barolo for readers',
  shown_as: 'Barolo for readers',
  how: 'percent',
  steps: [{ from_bottles: 1, off: 10 }],
  goods: [{ kind: 'product', ref: barolo, takes_out: false }],
  store_ids: [store],
  from: { day: '2026-11-01', time: '00:00' },
  until: null,
  ...changed,
});

/** Somebody makes a promotion and switches it on. */
export async function offer(person: TestPerson, changed: Partial<Facts> = {}, store = 1) {
  const path = { store_id: `${store}` };
  const { id } = await person.call(createPromotion, { path, body: offerFacts(changed, store) });
  await person.call(switchPromotion, { path: { ...path, id: `${id}` }, body: { state: 'on' } });
  return id;
}
