import type { Received } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';
import {
  type beginCount,
  beingCounted,
  type CountState,
  countNotFound,
  type listCounts,
  mostCounted,
  nothingToCount,
  tooMuchToCount,
} from 'contract/stock/counting.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { namesOf } from '../../catalogue/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { insertLines, selectLinesToCount } from './count-lines.sql.js';
import { insertCount, numberOfCounts, selectCount, selectCounts, selectIdsToCount } from './counts.sql.js';

export type AtCount = { store_id: number; id: Uuid };

const statesOf: Record<'open' | 'over', CountState[]> = {
  open: ['counting', 'waiting'],
  over: ['approved', 'dropped'],
};

type Counts = NonNullable<Awaited<ReturnType<typeof selectCount>>>;
const shown = (count: Counts) => ({ ...count, begun_at: count.begun_at.toISOString() });

export async function listCountsAt(
  db: Db,
  { path: { store_id }, query }: Omit<Received<typeof listCounts>, 'body'>,
) {
  const states = statesOf[query.show];
  const rows = await selectCounts(db, store_id, states, query);
  return toPage(rows.map(shown), await numberOfCounts(db, store_id, states), query);
}

/** The count as somebody who counts sees it: without how many there should be. */
export async function getCountAt(db: Db, person: StaffAsker, { store_id, id }: AtCount) {
  const count = await selectCount(db, store_id, id);
  if (!count) throw refuse(countNotFound);
  const lines = await selectLinesToCount(db, id);
  return {
    ...shown(count),
    lines: lines.map(({ first_by, ...line }) => ({
      ...line,
      again: first_by !== null,
      not_by_you: first_by === person.id,
    })),
  };
}

const mostNamed = 3;

/** Each bottle is in one open count at most, because a second one would correct the same difference again. */
export async function refuseBeingCounted(tx: Transaction, ids: readonly number[]) {
  const names = [...(await namesOf(tx, ids.slice(0, mostNamed), [])).products.values()];
  const more = ids.length - names.length;
  const named = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  return refuse(beingCounted, { message: `Already in another count: ${named}.` });
}

type Begun = Pick<Received<typeof beginCount>, 'path' | 'body'>;

export const beginCountBy = (shop: Shop, person: StaffAsker, { path: { store_id }, body }: Begun) =>
  shop.write(async (tx) => {
    const { id, name, category_ids, brand } = body;
    if (!(await insertCount(tx, { id, store_id, name, begun_by: person.id }))) {
      // The call came twice, or the id is that of another store's count.
      if (!(await selectCount(tx, store_id, id))) throw refuse(countNotFound);
      return;
    }
    if (category_ids ?? brand) {
      const ids = await selectIdsToCount(tx, store_id, { category_ids, brand });
      if (ids.length === 0) throw refuse(nothingToCount);
      if (ids.length > mostCounted) throw refuse(tooMuchToCount);
      const taken = await insertLines(tx, id, store_id, ids);
      if (taken.length > 0) throw await refuseBeingCounted(tx, taken);
    }
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'count_begun',
      thing: 'count',
      thingId: id,
      after: { name },
    });
  });
