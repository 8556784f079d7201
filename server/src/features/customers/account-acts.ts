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
import { selectMemberships, selectStoresOf, updateMembership } from './customers.sql.js';
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

export const membershipsInOrder = (db: Db) => selectMemberships(db);

type Change = Received<typeof changeMembership>['body'];

export const changeMembershipOf = ({ shop }: Auth, person: StaffAsker, id: Uuid, change: Change) =>
  shop.write(async (tx) => {
    await lockWhole(tx, person, id);
    const { membership_id: after, seen: before, why } = change;
    const names = new Map((await selectMemberships(tx)).map(({ id: each, name }) => [each, name]));
    if (after !== null && !names.has(after)) throw refuse(membershipNotFound);
    if (!(await updateMembership(tx, id, before, after))) throw refuse(membershipChanged);
    if (after === before) return;
    const told = (membership: number | null) => ({
      membership: membership === null ? null : names.get(membership)!,
    });
    await noteOn(tx, person, id, {
      kind: 'membership_changed',
      before: told(before),
      after: told(after),
      why,
    });
  });
