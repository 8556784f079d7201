import { answers } from 'browser/testing/fake-server';
import { getGoingOn } from 'contract/going-on';
import type { Wire } from 'contract/platform/endpoint';
import { inHours } from './lotteries';
import { mission, westLoop } from './people';

type WireGoingOn = Wire<typeof getGoingOn>;

const at = ({ id, name }: typeof mission) => ({ store_id: id, store_name: name });

export const wonBarolo = (about: Partial<WireGoingOn['claims'][number]> = {}) => ({
  ticket_id: '0190b7e0-5f00-7000-8000-0000000000e1',
  lottery_id: 7,
  name: 'Cascina Aurelia Barolo Serralunga, Autumn 2026',
  ...at(westLoop),
  standing: 'won' as const,
  claim_until: inHours(31.5),
  ...about,
});

export const unpaidOrder = (about: Partial<WireGoingOn['unpaid'][number]> = {}) => ({
  id: '0190b7e0-5f00-7000-8000-000000104001',
  number: 'CA1-104001',
  ...at(mission),
  timezone: mission.timezone,
  total: 128.65,
  hold_until: inHours(8.5 / 60),
  ...about,
});

export const lastOrder = (about: Partial<NonNullable<WireGoingOn['last_order']>> = {}) => ({
  id: '0190b7e0-5f00-7000-8000-000000104001',
  number: 'CA1-104001',
  ...at(mission),
  timezone: mission.timezone,
  status: 'placed' as const,
  fulfilment: 'pickup' as const,
  created_at: inHours(-5 / 60),
  ...about,
});

/** Nothing, unless the test says so. */
export const goesOn = (about: Partial<WireGoingOn> = {}) =>
  answers(getGoingOn, {
    now: inHours(0),
    claims: [],
    unpaid: [],
    last_order: null,
    points: [],
    cards: [],
    back: [],
    ...about,
  });
