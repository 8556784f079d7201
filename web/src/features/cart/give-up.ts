import { giveUpBottle } from 'contract/lottery';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { askAboutCart, settleCart } from './cart.api';

const lotteryKeys = ['lottery', 'lotteries', 'lottery-tickets'];

/** The bottle passes to the next ticket, for good; whatever the shop says, all is looked at again. */
export async function giveUp(storeId: number, ticketId: string) {
  try {
    await askAboutCart(() => call(giveUpBottle, { path: { id: ticketId } }));
  } catch (error) {
    await settleCart(storeId).catch(() => undefined);
    throw error;
  } finally {
    await Promise.all(lotteryKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }
}
