import { later, minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { setAside } from '../orders/index.js';
import { type BeaconChain, roundFrom } from './beacon-chain.js';
import { insertLottery } from './lotteries.sql.js';
import type { SealedSeed } from './seeds.js';

/** From the close to the draw: what is published at the close is with the entrants by then. */
export const pauseBeforeDraw = minutes(10);

export class NotEnoughBottles extends Error {}

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
  /** The same word for the same bottle at several stores: a customer wins one of them. */
  release: string;
  claim_hours?: number;
};

/**
 * Publishes the hash of the seed, and names the round of the beacon, before anybody can enter. The bottles are set aside
 * on the store's shelf: nobody else can buy them.
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
  if (!(await setAside(tx, { lotteryId: id, storeId, productId, bottles })))
    throw new NotEnoughBottles(`The store has fewer than ${bottles} of them left on its shelf.`);
  return id;
}
