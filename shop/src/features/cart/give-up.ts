import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import { giveUpBottle } from 'contract/lottery';
import { goingOnKey } from '../../platform/going-on';
import { askAboutCart } from './cart.api';

const lotteryKeys = ['lottery', 'lotteries', 'lottery-tickets', ...goingOnKey];

/** The bottle passes to the next ticket, for good. Everything is read again, whatever the shop answers. */
export async function giveUp(storeId: number, ticketId: string) {
  try {
    await askAboutCart(storeId, () => call(giveUpBottle, { path: { id: ticketId } }));
  } finally {
    await Promise.all(lotteryKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }
}
