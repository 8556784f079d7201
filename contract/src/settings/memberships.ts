import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { line } from '../platform/text.js';
import { amount } from './amount.js';

export const membershipsChanged = refusal(
  409,
  'memberships_changed',
  'Somebody else has changed the memberships meanwhile. Look at them as they are now, and make your change again.',
);
export const membershipInUse = refusal(
  409,
  'membership_in_use',
  'Staff have given customers a membership that you took off the list. Give them another one first.',
);

/** The message names the promotion. */
export const membershipPromoted = refusal(
  409,
  'membership_promoted',
  'A promotion is for a membership that you took off the list. Change the promotion first.',
);

export const mostMemberships = 12;

const membership = v.object({
  /** Null for a new one. */
  id: v.nullable(id),
  name: line('Name is required', 40),
  /** Who spends as much in 12 months has it; null where staff alone give it. */
  spent_from: v.nullable(amount(1, 100_000_000)),
});

const differ = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The first is the one that everybody begins with, whatever they spend. */
export const memberships = v.pipe(
  v.array(membership),
  v.minLength(1, 'Keep the first membership'),
  v.maxLength(mostMemberships, `Name at most ${mostMemberships} memberships`),
  v.check(([first]) => first?.spent_from === null, 'Everybody begins with the first membership'),
  v.check((all) => differ(all.map(({ name }) => name.toLowerCase())), 'Two memberships have the same name'),
  v.check(
    (all) => differ(all.map(({ spent_from }) => spent_from).filter((from) => from !== null)),
    'Two memberships begin at the same amount',
  ),
);
export type Memberships = v.InferOutput<typeof memberships>;

export const getMembershipTerms = endpoint('GET', 'staff/membership-terms', {
  about: 'The memberships of all stores, what each asks for, and how many customers have it.',
  may: 'terms.change',
  data: v.object({
    /** Sent back with a change: if somebody else was faster, the change is refused. */
    version: v.string(),
    memberships: v.array(
      v.object({ id, name: v.string(), spent_from: v.nullable(money), customers: v.number() }),
    ),
  }),
});

export const changeMembershipTerms = endpoint('PUT', 'staff/membership-terms', {
  about:
    'Sets the memberships of all stores. Customers whom nobody has given one by hand have theirs by what they ' +
    'spend, minutes later and anew each night.',
  may: 'terms.change',
  freshFactor: true,
  body: v.object({ memberships, version: v.string() }),
  says: 'These memberships count from now on',
  refusals: [membershipsChanged, membershipInUse, membershipPromoted],
});
