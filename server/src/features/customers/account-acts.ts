import {
  alreadyConfirmed,
  type changeMembership,
  customerClosed,
  customerNotFound,
  elsewhereToo,
  membershipChanged,
  membershipNotFound,
} from 'contract/customers.staff';
import type { Received } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { ActKind } from 'contract/staff/act-words';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import {
  type Auth,
  closeWithin,
  confirmEmailByStaff,
  endSessionsByStaff,
  lockCustomerRow,
} from '../auth/index.js';
import { noteAct, type StaffAsker } from '../staff/index.js';
import { isWholeEverywhere, seenCustomer } from './customers.js';
import { selectMembershipOf, selectStoresOf, updateMembership } from './customers.sql.js';
import { giveBySpending } from './memberships/by-spending.js';
import { keepMemberships, selectMemberships } from './memberships/memberships.sql.js';
import { sightOf } from './sight.js';

/** Staff who see a customer only in part are answered as if there were no such account. */
async function lockWhole(tx: Transaction, { roles }: StaffAsker, id: Uuid) {
  const { whole } = await seenCustomer(tx, id, sightOf(roles));
  if (!whole) throw refuse(customerNotFound);
  const customer = await lockCustomerRow(tx, id, 'update');
  if (!customer.email) throw refuse(customerClosed);
  return { ...customer, email: customer.email };
}

type Act = { kind: ActKind; why: string; before?: object; after?: object };

const noteOn = (tx: Transaction, person: StaffAsker, thingId: Uuid, act: Act) =>
  noteAct(tx, { personId: person.id, storeId: null, thing: 'customer', thingId, ...act });

export const confirmEmailOf = ({ shop }: Auth, person: StaffAsker, id: Uuid, why: string) =>
  shop.write(async (tx) => {
    const { email_confirmed_at } = await lockWhole(tx, person, id);
    if (email_confirmed_at) throw refuse(alreadyConfirmed);
    await confirmEmailByStaff(tx, id);
    await noteOn(tx, person, id, { kind: 'email_confirmed', why });
  });

export const endSessionsOf = (auth: Auth, person: StaffAsker, id: Uuid, why: string) =>
  auth.shop.write(async (tx) => {
    await lockWhole(tx, person, id);
    await endSessionsByStaff(auth, tx, id);
    await noteOn(tx, person, id, { kind: 'sessions_ended', why });
  });

export const closeAccountFor = (auth: Auth, person: StaffAsker, id: Uuid, why: string) =>
  auth.shop.write(async (tx) => {
    const customer = await lockWhole(tx, person, id);
    if (!isWholeEverywhere(sightOf(person.roles), await selectStoresOf(tx, id))) throw refuse(elsewhereToo);
    await closeWithin(auth, tx, customer);
    await noteOn(tx, person, id, { kind: 'account_closed', why });
  });

export const membershipsInOrder = async (db: Db) =>
  (await selectMemberships(db)).map(({ spent_from, ...each }) => ({
    ...each,
    spent_from: spent_from === null ? null : dollars(spent_from),
  }));

type Change = Received<typeof changeMembership>['body'];

export const changeMembershipOf = ({ shop }: Auth, person: StaffAsker, id: Uuid, change: Change) =>
  shop.write(async (tx) => {
    await lockWhole(tx, person, id);
    const { seen: before, by_spending, why } = change;
    const asked = by_spending ? before : change.membership_id;
    const names = new Map((await keepMemberships(tx)).map(({ id: each, name }) => [each, name]));
    if (asked !== null && !names.has(asked)) throw refuse(membershipNotFound);
    const row = { membership_id: asked, membership_by_hand: !by_spending };
    if (!(await updateMembership(tx, id, before, row))) throw refuse(membershipChanged);
    if (by_spending) await giveBySpending(tx, id);
    const after = by_spending ? await selectMembershipOf(tx, id) : asked;
    if (after === before && !by_spending) return;
    const told = (membership: number | null) => ({
      membership: membership === null ? null : names.get(membership)!,
    });
    await noteOn(tx, person, id, {
      kind: 'membership_changed',
      before: told(before),
      after: { ...told(after), ...(by_spending && { by_spending }) },
      why,
    });
  });
