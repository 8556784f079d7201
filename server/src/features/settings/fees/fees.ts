import type { Received, Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import * as contract from 'contract/settings/fees';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { replaceFeesOf, selectFees } from '../../fulfilment/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { lockStore, tradingStore } from '../../stores/index.js';
import { versionOf } from '../version.js';

type Row = Awaited<ReturnType<typeof selectFees>>[number];

const enough = ({ up_to_bottles }: Row) => up_to_bottles ?? Number.POSITIVE_INFINITY;

/** Sorted by way and state, with small boxes before larger ones. */
const inOrder = (one: Row, other: Row) =>
  one.mode.localeCompare(other.mode) ||
  (one.state ?? '').localeCompare(other.state ?? '') ||
  (enough(one) === enough(other) ? 0 : enough(one) - enough(other));

async function feesNow(db: Db, storeId: number) {
  const rows = (await selectFees(db, storeId)).toSorted(inOrder);
  const without = ({ store_id: _store, ...fee }: Row) => fee;
  return {
    own: rows.filter(({ store_id }) => store_id !== null).map(without),
    ofAll: rows.filter(({ store_id }) => store_id === null).map(without),
  };
}

const inDollars = (fees: Awaited<ReturnType<typeof feesNow>>['own']) =>
  fees.map(({ fee, free_from, ...row }) => ({
    ...row,
    fee: dollars(fee),
    free_from: free_from === null ? null : dollars(free_from),
  }));

export async function feesOf(db: Db, storeId: number): Promise<Wire<typeof contract.getFees>> {
  const { modes } = await tradingStore(db, storeId);
  const { own, ofAll } = await feesNow(db, storeId);
  return { version: versionOf(own), modes, own: inDollars(own), of_all: inDollars(ofAll) };
}

type NewFees = Received<typeof contract.changeFees>['body'];

const given = <Value>(value: Value | null) => value ?? undefined;

export const changeFeesBy = (shop: Shop, person: StaffAsker, storeId: number, { version, fees }: NewFees) =>
  shop.write(async (tx) => {
    await lockStore(tx, storeId);
    const { own: before } = await feesNow(tx, storeId);
    if (versionOf(before) !== version) throw refuse(contract.feesChanged);
    const rows = fees.map(({ state, up_to_bottles, free_from, ...fee }) => ({
      ...fee,
      state: given(state),
      up_to_bottles: given(up_to_bottles),
      free_from: given(free_from),
    }));
    await replaceFeesOf(tx, storeId, rows);
    await noteAct(tx, {
      personId: person.id,
      storeId,
      kind: 'fees_changed',
      thing: 'store',
      thingId: storeId,
      before: { fees: before },
      after: { fees },
    });
  });
