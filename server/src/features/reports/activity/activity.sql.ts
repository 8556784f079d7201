import type { ActivityOrder } from 'contract/reports/activity.staff';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { isAtStores, type Stores } from '../../../platform/database/earlier.js';
import type { Uuid } from '../../../platform/ids.js';

export type Span = { readonly stores: Stores; readonly from: Date; readonly until: Date };
/** The name is that of today. */
export type ActivityRow = {
  person_id: Uuid | null;
  person: string | null;
  kind: string;
  acts: number;
  last_at: string;
};

const listed = ({ stores, from, until }: Span) => sql`
  listed as materialized (
    select person_id, staff_person.name as person, kind, count(*)::int as acts, max(at) as last_at
    from staff_act left join staff_person on staff_person.id = person_id
    where ${isAtStores('staff_act.store_id', stores)} and at >= ${from} and at < ${until}
    group by person_id, staff_person.name, kind
  )`;

const inOrder = (sort: ActivityOrder) => {
  const [by, way] = sort.startsWith('-') ? [sort.slice(1), sql`desc`] : [sort, sql`asc`];
  return sql`order by ${sql.ref(by)} ${way} nulls last, person nulls last, person_id, kind`;
};

type Asked = Span & { readonly sort: ActivityOrder };

const rowsInOrder = (sort: ActivityOrder) => sql`coalesce(json_agg(page ${inOrder(sort)}), '[]') as rows`;

/** All rows. */
export async function selectActivity(db: Db, asked: Asked) {
  const { rows } = await sql<{ rows: ActivityRow[] }>`
    with ${listed(asked)} select ${rowsInOrder(asked.sort)} from listed as page`.execute(db);
  return rows[0]!.rows;
}

export async function selectActivityPage(
  db: Db,
  { page, pageSize, ...asked }: Asked & { page: number; pageSize: number },
) {
  const { rows } = await sql<{ rows: ActivityRow[]; count: number }>`
    with ${listed(asked)}, page as (
      select * from listed ${inOrder(asked.sort)} limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select ${rowsInOrder(asked.sort)}, (select count(*)::int from listed) as count from page`.execute(db);
  return rows[0]!;
}
