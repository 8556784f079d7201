import type { Db } from '../../../platform/database/database.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import { type Looked, selectActors, selectActs } from './read-acts.sql.js';

const pageSize = 50;

type Values = Record<string, unknown>;
const asValues = (kept: string | null) => (kept === null ? null : (JSON.parse(kept) as Values));

/** The names are those of today, because the record itself holds none. */
export async function listActsFor(db: Db, { roles }: StaffAsker, looked: Looked) {
  const found = await selectActs(db, roles.storesWith('acts.see'), looked, pageSize + 1);
  const acts = found.slice(0, pageSize);
  const data = acts.map(({ person_id, person_name, at, before, after, ...act }) => ({
    ...act,
    at: at.toISOString(),
    person: person_id === null ? null : { id: person_id, name: person_name ?? '' },
    before: asValues(before),
    after: asValues(after),
  }));
  return { data, next: found.length > pageSize ? acts.at(-1)!.id : null };
}

export const listActorsFor = (db: Db, { roles }: StaffAsker) =>
  selectActors(db, roles.storesWith('acts.see'));
