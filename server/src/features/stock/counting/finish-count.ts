import type { Received } from 'contract/platform/endpoint';
import {
  countMovedOn,
  countNotFound,
  type finishCount,
  leftMeanwhile,
  nothingCounted,
} from 'contract/stock/counting.staff';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { askAgain, selectCountedLines } from './count-lines.sql.js';
import { lockCount, selectCount, selectCountLimits, updateCount } from './counts.sql.js';
import { isLarge } from './large-difference.js';

type CountToFinish = Pick<Received<typeof finishCount>, 'path' | 'body'>;

/** If a line is off by much, the count stays open for a second person; otherwise a manager may look at it. */
export const finishCountBy = (
  shop: Shop,
  person: StaffAsker,
  { path: { store_id, id }, body }: CountToFinish,
) =>
  shop.write(async (tx) => {
    const locked = await lockCount(tx, store_id, id);
    if (!locked) throw refuse(countNotFound);
    if (locked.state !== 'counting') throw refuse(countMovedOn);
    const { bottles, counted } = (await selectCount(tx, store_id, id))!;
    if (counted === 0) throw refuse(nothingCounted);
    if (bottles - counted !== body.left_out) throw refuse(leftMeanwhile);
    const limits = await selectCountLimits(tx, store_id);
    const again = (await selectCountedLines(tx, id))
      .filter((line) => line.first_counted === null && isLarge(line, limits))
      .map(({ product_id }) => product_id);
    if (again.length > 0) await askAgain(tx, id, again);
    else await updateCount(tx, id, { state: 'waiting' });
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'count_finished',
      thing: 'count',
      thingId: id,
      after: { counted, left_out: body.left_out, to_count_again: again.length },
    });
    return { again: again.length };
  });
