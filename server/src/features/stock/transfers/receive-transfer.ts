import { shareOf, sum } from 'contract/platform/cents';
import type { Received } from 'contract/platform/endpoint';
import {
  moreThanSent,
  type receiveTransfer,
  transferChanged,
  transferNotFound,
} from 'contract/stock/transfers.staff';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { insertMovements } from '../movements.sql.js';
import {
  lockTransfer,
  selectLinesOf,
  selectWorthSent,
  updateReceived,
  updateTransfer,
} from './transfers.sql.js';

/**
 * The bottles that have come so far cost their share of the whole; when all have come, the shares add up to
 * it exactly.
 */
const costOfPart = (worth: number | null, before: number, now: number, sent: number) =>
  worth === null ? null : shareOf(worth, now, sent) - shareOf(worth, before, sent);

type TransferToReceive = Pick<Received<typeof receiveTransfer>, 'path' | 'body'>;

/** The caller says how many have come in all so far, so that a repeated call moves nothing again. */
export const receiveTransferBy = (shop: Shop, person: StaffAsker, { path, body }: TransferToReceive) =>
  shop.write(async (tx) => {
    const { store_id, id } = path;
    const transfer = await lockTransfer(tx, store_id, id, 'to');
    if (!transfer || transfer.state === 'draft' || transfer.state === 'cancelled')
      throw refuse(transferNotFound);
    const known = await selectLinesOf(tx, id);
    const totals = new Map(body.lines.map(({ product_id, received }) => [product_id, received]));
    const come = known.map((line) => {
      const received = totals.get(line.product_id) ?? line.received;
      return { ...line, now: received, more: received - line.received };
    });
    if (body.lines.some(({ product_id }) => !known.some((line) => line.product_id === product_id)))
      throw refuse(moreThanSent);
    if (come.some(({ now, bottles }) => now > bottles)) throw refuse(moreThanSent);
    if (come.some(({ more }) => more < 0)) throw refuse(transferChanged);
    const moved = come.filter(({ more }) => more > 0);
    const worths = new Map((await selectWorthSent(tx, id)).map((sent) => [sent.product_id, sent.worth]));
    if (transfer.state === 'received') {
      if (moved.length > 0) throw refuse(transferChanged);
      return;
    }
    const missing = sum(come.map(({ now, bottles }) => bottles - now));
    const ends = missing === 0 || body.missing_because !== undefined;
    if (moved.length === 0 && !ends) return;
    if (moved.length > 0)
      await insertMovements(
        tx,
        moved.map(({ product_id, more, now, received, bottles }) => ({
          store_id,
          product_id,
          kind: 'transferred_in',
          quantity: more,
          transfer_id: id,
          person_id: person.id,
          cost: costOfPart(worths.get(product_id) ?? null, received, now, bottles),
        })),
      );
    await updateReceived(tx, id, body.lines, { ends });
    const why = missing > 0 ? body.missing_because : undefined;
    await updateTransfer(tx, id, ends ? { state: 'received', ended_at: tx.now, why: why ?? null } : {});
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'transfer_received',
      thing: 'transfer',
      thingId: id,
      after: { bottles: sum(moved.map(({ more }) => more)), missing: ends ? missing : 0 },
      ...(why && { why }),
    });
  });
