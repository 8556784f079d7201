import type { Received, Wire } from 'contract/platform/endpoint';
import * as contract from 'contract/settings/pauses';
import type { PausableMode } from 'contract/stores';
import { later, minutes } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { clockWords } from '../../../platform/time-words.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import {
  deletePause,
  insertPause,
  type Pause,
  selectPauses,
  type TradingStore,
  tradingStore,
} from '../../stores/index.js';
import { waysWithTimes } from '../ways-with-times.js';

const shown = ({ id, mode, paused_from, paused_until, reason }: Pause) => ({
  id,
  mode,
  from: paused_from.toISOString(),
  until: paused_until.toISOString(),
  reason,
});

export async function listPausesOf(db: Db, storeId: number): Promise<Wire<typeof contract.listPauses>> {
  const store = await tradingStore(db, storeId);
  return {
    timezone: store.timezone,
    modes: waysWithTimes(store),
    pauses: (await selectPauses(db, storeId)).map(shown),
  };
}

const aboutPause = ({ mode, paused_until, reason }: Pause) => ({ mode, until: paused_until, reason });

/** If two people pause at the same moment, the second one learns until when it is paused. */
async function refusePaused(tx: Transaction, { id, timezone }: TradingStore, mode: PausableMode) {
  const other = (await selectPauses(tx, id)).find((pause) => pause.mode === mode);
  return refuse(contract.alreadyPaused, {
    ...(other && {
      message: `Somebody else has already paused ${mode}, until ${clockWords(timezone, other.paused_until)}.`,
    }),
  });
}

type NewPause = Received<typeof contract.pauseStore>['body'];

export const pauseStoreBy = (shop: Shop, person: StaffAsker, storeId: number, asked: NewPause) =>
  shop.write(async (tx) => {
    const store = await tradingStore(tx, storeId);
    // Always in the same order, so that two people who pause both ways do not wait for each other.
    const modes = waysWithTimes(store).filter((mode) => asked.modes.includes(mode));
    if (modes.length < new Set(asked.modes).size) throw refuse(contract.nothingToPause);
    const until = later(tx.now, minutes(asked.minutes));
    const pauses: Pause[] = [];
    for (const mode of modes) {
      const pause = await insertPause(tx, {
        id: newId(tx.now),
        store_id: storeId,
        mode,
        paused_from: tx.now,
        paused_until: until,
        reason: asked.reason,
      });
      if (!pause) throw await refusePaused(tx, store, mode);
      pauses.push(pause);
      await noteAct(tx, {
        personId: person.id,
        storeId,
        kind: 'store_paused',
        thing: 'store',
        thingId: storeId,
        after: aboutPause(pause),
      });
    }
    return pauses.map(shown);
  });

export const endPauseBy = (shop: Shop, person: StaffAsker, storeId: number, id: Uuid) =>
  shop.write(async (tx) => {
    const ended = await deletePause(tx, storeId, id);
    if (!ended) throw refuse(contract.pauseOver);
    await noteAct(tx, {
      personId: person.id,
      storeId,
      kind: 'pause_ended',
      thing: 'store',
      thingId: storeId,
      before: aboutPause(ended),
    });
  });
