import { tooFewBottles } from 'contract/lottery/lotteries.staff';
import { later, minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { setAside } from '../../orders/index.js';
import { insertLottery } from '../lotteries.sql.js';
import { type BeaconChain, roundFrom } from './beacon-chain.js';
import type { SealedSeed } from './seeds.js';

/** From the close to the draw: time for the entrants to receive what is published at the close. */
export const pauseBeforeDraw = minutes(10);

export type NewLottery = {
  store_id: number;
  product_id: number;
  name: string;
  bottles: number;
  /** In cents. */
  price: number;
  opens_at: Date;
  closes_at: Date;
  ticket_prefix: string;
  rules: string;
  /** The same word for the same bottle at several stores: a customer wins only one of them. */
  release: string;
  claim_hours?: number;
};

/**
 * Publishes the hash of the seed, and names the round of the beacon, before anybody can enter. The bottles
 * are set aside on the store's shelf: nobody else can buy them.
 */
export async function announceLottery(
  tx: Transaction,
  { claim_hours = 48, ...lottery }: NewLottery,
  seed: SealedSeed,
  chain: BeaconChain | null,
  announcedAt = tx.now,
): Promise<number> {
  if (announcedAt >= lottery.opens_at) throw new Error('A lottery is announced before it opens.');
  const draws_at = later(lottery.closes_at, pauseBeforeDraw);
  const id = await insertLottery(tx, {
    ...lottery,
    ...seed,
    claim_hours,
    draws_at,
    announced_at: announcedAt,
    beacon_chain: chain,
    named_round: chain && roundFrom(chain, draws_at),
  });
  const { store_id: storeId, product_id: productId, bottles } = lottery;
  if (!(await setAside(tx, { lotteryId: id, storeId, productId, bottles }))) throw refuse(tooFewBottles);
  return id;
}

/** The rules that are published when nobody has written others. */
export const usualRules = (bottles: number, name: string, claimHours = 48) =>
  [
    `${bottles} ${bottles === 1 ? 'bottle' : 'bottles'} of ${name} came to this store, and more people ask for them ` +
      'than there are bottles. So the right to buy one is drawn. Entering is free, and nobody has to buy anything.',
    'You can enter once if you are 21 or older, your license is valid and your email address is confirmed. ' +
      'You may leave the draw until it closes.',
    'When entries close, the list of tickets is frozen and its hash is published and mailed to everybody on it. ' +
      'Then all tickets are ranked. The first may buy; all others are alternates in the order of the ranking.',
    `A winner has ${claimHours} hours to claim the bottle and to buy it at the price named here, tax and delivery ` +
      'beside it. After that the turn passes to the next ticket. The ID is checked when the bottle is handed over.',
    'The shop reveals its seed after the draw. With it anybody can make the draw again and see that it gives ' +
      'the same result.',
  ].join('\n\n');
