import { drawnAlready } from 'contract/lottery/lotteries.staff';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { endSetAside } from '../../orders/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { tellEntrants } from '../drawing/tell-entrants.js';
import { lockLottery, updateLottery } from '../lotteries.sql.js';
import { type AtLottery, ofStore } from './held-lotteries.js';

/**
 * Entering was free, so only the bottles go back, to the shelf. A draw at the same moment holds the same row:
 * either the lottery is drawn, or there is nothing left to draw. Called again, it changes nothing.
 */
export const callOffBy = (shop: Shop, person: StaffAsker, { store_id, id }: AtLottery, because: string) =>
  shop.write(async (tx) => {
    const { state } = ofStore(await lockLottery(tx, id), store_id);
    if (state === 'called_off') return;
    if (state === 'drawn' || state === 'settled') throw refuse(drawnAlready);
    await updateLottery(tx, id, {
      state: 'called_off',
      called_off_at: tx.now,
      called_off_because: because,
    });
    await endSetAside(tx, id);
    await tellEntrants(tx, id, 'called_off');
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'lottery_called_off',
      thing: 'lottery',
      thingId: id,
      before: { state },
      after: { state: 'called_off' },
      why: because,
    });
  });
