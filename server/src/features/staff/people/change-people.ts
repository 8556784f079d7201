import { notAllowed } from 'contract/staff';
import { lastOwnerStays, personNotFound, roleNotFound } from 'contract/staff/people';
import type { Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { checkWorkplace } from '../../stores/index.js';
import { noteAct } from '../record/acts.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import { deleteStaffSessionsOf } from '../sessions/staff-sessions.sql.js';
import { type HeldRole, HeldRoles } from './held-roles.js';
import { deleteInvitationsBy } from './invitations.sql.js';
import { checkMayGive, seesRole } from './people.js';
import {
  deleteRole,
  lockOwnersOfAll,
  lockPeople,
  putRole,
  selectRole,
  selectRolesOf,
  setSuspended,
} from './people.sql.js';

/**
 * Two people who change each other take turns, and what the second may do is checked anew: the first may have
 * taken it away.
 */
async function lockBoth(tx: Transaction, asker: StaffAsker, personId: Uuid) {
  const people = await lockPeople(tx, [asker.id, personId]);
  const own = people.find(({ id }) => id === asker.id);
  const roles = new HeldRoles(await selectRolesOf(tx, asker.id));
  if (own?.suspended_at || !roles.holdsSomewhere('people.change')) throw refuse(notAllowed);
  const person = people.find(({ id }) => id === personId);
  const held = await selectRolesOf(tx, personId);
  if (!person || !held.some((role) => seesRole(roles, role))) throw refuse(personNotFound);
  return { roles, person, held };
}

/** If two owners leave at the same moment they take turns, and the second one is refused. */
async function keepAnOwner(tx: Transaction, leaving: Uuid) {
  const owners = await lockOwnersOfAll(tx);
  if (!owners.some(({ person_id }) => person_id !== leaving)) throw refuse(lastOwnerStays);
}

const ownsAll = ({ role, store_id }: HeldRole) => role === 'owner' && store_id === null;

const checkMayChange = (roles: HeldRoles, changed: readonly HeldRole[]) =>
  checkMayGive(roles, 'people.change', changed);

/** Invitations of this person may promise more than they may now give. */
async function afterLess(tx: Transaction, personId: Uuid) {
  await deleteInvitationsBy(tx, personId);
  if ((await selectRolesOf(tx, personId)).length === 0) await deleteStaffSessionsOf(tx, personId);
}

export const grantRoleTo = (shop: Shop, asker: StaffAsker, personId: Uuid, given: HeldRole) =>
  shop.write(async (tx) => {
    const { roles, held } = await lockBoth(tx, asker, personId);
    const before = held.find(({ store_id }) => store_id === given.store_id);
    checkMayChange(roles, before ? [given, before] : [given]);
    if (given.store_id !== null) await checkWorkplace(tx, given.store_id);
    if (before && ownsAll(before) && !ownsAll(given)) await keepAnOwner(tx, personId);
    const role = { id: newId(tx.now), person_id: personId, ...given, granted_by: asker.id };
    const granted = await putRole(tx, role);
    await noteAct(tx, {
      personId: asker.id,
      storeId: given.store_id,
      kind: 'role_granted',
      thing: 'person',
      thingId: personId,
      ...(before && { before: { role: before.role } }),
      after: { role: given.role },
    });
    if (before) await afterLess(tx, personId);
    return granted;
  });

type KeptRole = Awaited<ReturnType<typeof selectRolesOf>>[number];

async function takeRoles(tx: Transaction, by: HeldRoles, { id }: StaffAsker, taken: readonly KeptRole[]) {
  checkMayChange(by, taken);
  for (const { id: roleId, person_id, store_id, role } of taken) {
    if (ownsAll({ role, store_id })) await keepAnOwner(tx, person_id);
    await deleteRole(tx, roleId);
    await noteAct(tx, {
      personId: id,
      storeId: store_id,
      kind: 'role_taken',
      thing: 'person',
      thingId: person_id,
      before: { role },
    });
    await afterLess(tx, person_id);
  }
}

export const takeRoleFrom = (shop: Shop, asker: StaffAsker, roleId: Uuid) =>
  shop.write(async (tx) => {
    const known = await selectRole(tx, roleId);
    if (!known || !seesRole(asker.roles, known)) throw refuse(roleNotFound);
    const { roles, held } = await lockBoth(tx, asker, known.person_id);
    const role = held.find(({ id }) => id === roleId);
    if (!role) throw refuse(roleNotFound);
    await takeRoles(tx, roles, asker, [role]);
  });

/** The caller may not take roles at other stores away. */
export const endPersonBy = (shop: Shop, asker: StaffAsker, personId: Uuid) =>
  shop.write(async (tx) => {
    const { roles, held } = await lockBoth(tx, asker, personId);
    const seen = held.filter((role) => seesRole(roles, role));
    await takeRoles(tx, roles, asker, seen);
    await deleteStaffSessionsOf(tx, personId);
  });

/** When somebody's roles are all at one store, the act belongs to the record of that store. */
const placeOf = ([first, ...others]: readonly HeldRole[]) =>
  first && others.length === 0 ? first.store_id : null;

type Suspension = 'person_suspended' | 'suspension_lifted';

const noteSuspension = (
  tx: Transaction,
  kind: Suspension,
  by: Uuid,
  personId: Uuid,
  held: readonly HeldRole[],
) => noteAct(tx, { personId: by, storeId: placeOf(held), kind, thing: 'person', thingId: personId });

export const suspendPersonBy = (shop: Shop, asker: StaffAsker, personId: Uuid) =>
  shop.write(async (tx) => {
    const { roles, person, held } = await lockBoth(tx, asker, personId);
    checkMayChange(roles, held);
    if (held.some(ownsAll)) await keepAnOwner(tx, personId);
    if (person.suspended_at) return;
    await setSuspended(tx, personId, tx.now);
    await deleteInvitationsBy(tx, personId);
    await deleteStaffSessionsOf(tx, personId);
    await noteSuspension(tx, 'person_suspended', asker.id, personId, held);
  });

export const liftSuspensionBy = (shop: Shop, asker: StaffAsker, personId: Uuid) =>
  shop.write(async (tx) => {
    const { roles, person, held } = await lockBoth(tx, asker, personId);
    checkMayChange(roles, held);
    if (!person.suspended_at) return;
    await setSuspended(tx, personId, null);
    await noteSuspension(tx, 'suspension_lifted', asker.id, personId, held);
  });
