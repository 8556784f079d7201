import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

/** The acts at all stores, with those of no store; or those at these stores. */
type Readable = 'all' | readonly number[];

export type Looked = {
  person?: Uuid | undefined;
  store_id?: number | undefined;
  kind?: string | undefined;
  thing?: string | undefined;
  thing_id?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  after?: Uuid | undefined;
};

/**
 * The newest first, after the last act of the page before, so that acts added meanwhile do not shift the
 * pages.
 */
export function selectActs(db: Db, readable: Readable, looked: Looked, most: number) {
  const { person, store_id, kind, thing, thing_id, from, until, after } = looked;
  return db
    .selectFrom('staff_act as act')
    .leftJoin('staff_person as actor', 'actor.id', 'act.person_id')
    .leftJoin('staff_person as meant', (join) =>
      join.on('act.thing', '=', 'person').on(sql<boolean>`meant.id::text = act.thing_id`),
    )
    .select([
      'act.id',
      'act.at',
      'act.person_id',
      'actor.name as person_name',
      'act.store_id',
      'act.kind',
      'act.thing',
      'act.thing_id',
      'meant.name as thing_name',
      'act.before',
      'act.after',
      'act.why',
    ])
    .$if(readable !== 'all', (query) => query.where('act.store_id', 'in', readable as number[]))
    .$if(person !== undefined, (query) => query.where('act.person_id', '=', person!))
    .$if(store_id !== undefined, (query) => query.where('act.store_id', '=', store_id!))
    .$if(kind !== undefined, (query) => query.where('act.kind', '=', kind!))
    .$if(thing !== undefined, (query) => query.where('act.thing', '=', thing!))
    .$if(thing_id !== undefined, (query) => query.where('act.thing_id', '=', thing_id!))
    .$if(from !== undefined, (query) => query.where('act.at', '>=', new Date(from!)))
    .$if(until !== undefined, (query) => query.where('act.at', '<', new Date(until!)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(act.at, act.id) < (select at, id from staff_act where id = ${after!})`),
    )
    .orderBy('act.at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(most)
    .execute();
}

export const selectActors = (db: Db, readable: Readable) =>
  db
    .selectFrom('staff_person as person')
    .select(['person.id', 'person.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_act')
          .select('staff_act.id')
          .whereRef('staff_act.person_id', '=', 'person.id')
          .$if(readable !== 'all', (query) => query.where('staff_act.store_id', 'in', readable as number[])),
      ),
    )
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
