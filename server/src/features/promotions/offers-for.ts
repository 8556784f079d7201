import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Promotion } from './applying/promotion.js';
import { selectMeant } from './audiences.sql.js';
import { type EnteredCode, enteredCodes } from './codes/entered-codes.js';
import { selectCosts } from './costs.sql.js';
import { type LawsOfDrinks, lawsOfOffers } from './law-of-offers.js';
import { promotionsNow } from './promotions-now.js';

/** What can take something off a customer's goods at a store now. */
export type Offers = {
  readonly promotions: readonly Promotion[];
  readonly codes: readonly EnteredCode[];
  readonly laws: LawsOfDrinks;
  /** What products cost the store, in cents; none where its law does not ask. */
  readonly costs: ReadonlyMap<number, number>;
};

export const noOffers: Offers = { promotions: [], codes: [], laws: new Map(), costs: new Map() };

type CustomerAtStore = { readonly storeId: number; readonly customerId: Uuid };

/** What takes something off by itself for this customer. Nobody is asked after where all of it is for everybody. */
async function meantBy(db: Db, { customerId }: CustomerAtStore, running: readonly Promotion[]) {
  const byThemselves = running.filter(({ byCode }) => !byCode);
  const some = byThemselves.filter(({ audience }) => audience.kind !== 'everybody').map(({ id }) => id);
  const meant = some.length === 0 ? undefined : await selectMeant(db, customerId, some);
  return new Set(
    byThemselves.flatMap(({ id, audience }) => (audience.kind === 'everybody' || meant?.has(id) ? [id] : [])),
  );
}

const asksForCosts = (laws: LawsOfDrinks) => [...laws.values()].some(({ markup }) => markup !== null);

type Asked = { readonly codes: readonly string[]; readonly productIds: readonly number[] };

/** For whoever has entered these codes and wants these products. */
export async function offersFor(
  db: Db,
  at: CustomerAtStore,
  { codes: entered, productIds }: Asked,
): Promise<Offers> {
  const running = await promotionsNow(db, at.storeId);
  const codes = entered.length === 0 ? [] : await enteredCodes(db, at, entered);
  const opened = new Set(codes.map(({ promotionId, why }) => (why === null ? promotionId : null)));
  const meant = await meantBy(db, at, running);
  const promotions = running.filter(({ byCode, id }) => (byCode ? opened : meant).has(id));
  if (promotions.length === 0) return { ...noOffers, codes };
  const laws = await lawsOfOffers(db, at.storeId);
  const costs = asksForCosts(laws) ? await selectCosts(db, at.storeId, productIds) : noOffers.costs;
  return { promotions, codes, laws, costs };
}
