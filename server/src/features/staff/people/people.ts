import type { Received } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';
import { notAllowed } from 'contract/staff';
import { type listPeople, moreThanHeld, personNotFound } from 'contract/staff/people';
import type { StaffKey } from 'contract/staff/roles';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import type { HeldRole, HeldRoles } from './held-roles.js';
import { selectFactorsOf, selectPeople, selectRoles } from './people.sql.js';

/**
 * Whether somebody sees a role: those at stores whose people they may see, and those at all stores only if
 * they may see the people of all.
 */
export function seesRole(roles: HeldRoles, { store_id }: Pick<HeldRole, 'store_id'>) {
  const stores = roles.storesWith('people.see');
  return stores === 'all' || (store_id !== null && stores.includes(store_id));
}

/**
 * Whoever gives or takes roles holds them at the same place, and there too the key to do so: one that they
 * hold at another store opens nothing here.
 */
export function checkMayGive(roles: HeldRoles, by: StaffKey, given: readonly HeldRole[]) {
  if (!given.every((role) => roles.mayGive(role))) throw refuse(moreThanHeld);
  if (!given.every(({ store_id }) => roles.holds(by, store_id))) throw refuse(notAllowed);
}

/**
 * Everybody whom the caller may see, by name, with the roles that they may see. A merchant has a few hundred
 * people.
 */
async function seenBy(db: Db, { roles }: StaffAsker) {
  const seen = (await selectRoles(db)).filter((role) => seesRole(roles, role));
  const people = await selectPeople(db);
  return people.flatMap((person) => {
    const own = seen.filter(({ person_id }) => person_id === person.id);
    const shown = own.map(({ id, store_id, role }) => ({ id, store_id, role }));
    return shown.length > 0 ? { ...person, roles: shown } : [];
  });
}

type Seen = Awaited<ReturnType<typeof seenBy>>[number];

/** With the number of their passkeys and recovery codes. */
async function asShown(db: Db, people: readonly Seen[]) {
  const factorsOf = await selectFactorsOf(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({
    ...person,
    last_seen_at: person.last_seen_at?.toISOString() ?? null,
    suspended_at: person.suspended_at?.toISOString() ?? null,
    ...factorsOf(person.id),
  }));
}

type PeoplePage = Received<typeof listPeople>['query'];

export async function listPeopleFor(db: Db, asker: StaffAsker, { search, store_id, ...paging }: PeoplePage) {
  const words = search.toLowerCase();
  const isMeant = ({ name, email, roles }: Seen) =>
    `${name} ${email}`.toLowerCase().includes(words) &&
    (store_id === undefined || roles.some((role) => role.store_id === null || role.store_id === store_id));
  const meant = (await seenBy(db, asker)).filter(isMeant);
  const { page, pageSize } = paging;
  const shown = await asShown(db, meant.slice((page - 1) * pageSize, page * pageSize));
  return toPage(shown, meant.length, paging);
}

export async function getPersonFor(db: Db, asker: StaffAsker, id: Uuid) {
  const person = (await seenBy(db, asker)).find((each) => each.id === id);
  if (!person) throw refuse(personNotFound);
  const [shown] = await asShown(db, [person]);
  return shown!;
}
