import { turnIsOver, winnerUnreachable } from 'contract/lottery/lotteries.staff';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { lockLottery } from '../lotteries.sql.js';
import { writeAgainTo } from '../winning/give-turns.js';
import { selectTicketOfRank } from '../winning/turns.sql.js';
import { type AtLottery, ofStore } from './held-lotteries.js';

export const writeWinnerAgainBy = (shop: Shop, person: StaffAsker, at: AtLottery & { rank: number }) =>
  shop.write(async (tx) => {
    const lottery = ofStore(await lockLottery(tx, at.id), at.store_id);
    const ticket = await selectTicketOfRank(tx, at.id, at.rank);
    const lasts = ticket?.claim_until && tx.now < ticket.claim_until;
    if (!lasts || !['won', 'claimed'].includes(ticket.standing)) throw refuse(turnIsOver);
    if (!(await writeAgainTo(tx, lottery, ticket))) throw refuse(winnerUnreachable);
    await noteAct(tx, {
      personId: person.id,
      storeId: at.store_id,
      kind: 'lottery_letter_sent_again',
      thing: 'lottery',
      thingId: at.id,
      after: { ticket: ticket.ticket_no },
    });
  });
