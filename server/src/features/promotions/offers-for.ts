import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Promotion } from './apply-promotions.js';
import { type EnteredCode, enteredCodes } from './codes/entered-codes.js';
import { type LawsOfDrinks, lawsOfOffers } from './law-of-offers.js';
import { promotionsNow } from './promotions-now.js';

/** What can take something off a customer's goods at a store now. */
export type Offers = {
  readonly promotions: readonly Promotion[];
  readonly codes: readonly EnteredCode[];
  readonly laws: LawsOfDrinks;
};

export const noOffers: Offers = { promotions: [], codes: [], laws: new Map() };

type CustomerAtStore = { readonly storeId: number; readonly customerId: Uuid };

/** For whoever has entered these codes. */
export async function offersFor(db: Db, at: CustomerAtStore, entered: readonly string[]): Promise<Offers> {
  const running = await promotionsNow(db, at.storeId);
  const codes = entered.length === 0 ? [] : await enteredCodes(db, at, entered);
  const opened = new Set(codes.map(({ promotionId, why }) => (why === null ? promotionId : null)));
  const promotions = running.filter(({ byCode, id }) => !byCode || opened.has(id));
  if (promotions.length === 0) return { ...noOffers, codes };
  return { promotions, codes, laws: await lawsOfOffers(db, at.storeId) };
}
