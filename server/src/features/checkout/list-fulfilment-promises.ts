import { nothingToBuy } from 'contract/cart';
import { zipUnknown } from 'contract/five-digits';
import type { listFulfilmentPromises as endpoint } from 'contract/fulfilment';
import { sum } from 'contract/platform/cents';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { defaultAddressOf, findAddressOf } from '../addresses/index.js';
import { goodsInCart, goodsNamed } from '../cart/index.js';
import { type FulfilmentOption, fulfilmentOptions } from '../fulfilment/index.js';
import { sentBefore } from '../orders/index.js';
import { lookUpLocationBy } from '../places/index.js';
import { tradingStore } from '../stores/index.js';
import { arrivalOf, closedOf, feeOf } from './list-fulfilment-options.js';

type Promises = Wire<typeof endpoint>;

function promiseOf(option: FulfilmentOption): Promises['modes'][number] {
  const { mode } = option;
  if (!option.open) return closedOf(option);
  const first = option.slots.find(({ left }) => left > 0);
  return {
    mode,
    open: true,
    ...feeOf(option),
    first_slot: first ? { from: first.from.toISOString(), until: first.until.toISOString() } : null,
    arrival: arrivalOf(option),
  };
}

/**
 * The buyer's own age and license are checked at the checkout; here the question is only about a place, so an
 * adult with a valid license asks.
 */
const anAdult = { dob: '1970-01-01', licenceExpiresOn: '9999-12-31' };

type PromisesQuery = {
  customerId: Uuid;
  storeId: number;
  zip?: string | undefined;
  productId?: number | undefined;
  wineSetId?: number | undefined;
};

/** The place that goods would go to: the ZIP in the query, else the customer's own address. */
async function placeOf(db: Db, { customerId, zip }: PromisesQuery, cartAddressId: Uuid | null) {
  if (zip !== undefined) {
    const found = lookUpLocationBy(zip);
    if (!found) throw refuse(zipUnknown, { message: `There is no ZIP code ${zip}.` });
    return { zip, city: found.city, state: found.state.name };
  }
  const addressId = cartAddressId ?? (await defaultAddressOf(db, customerId));
  const address = addressId && (await findAddressOf(db, customerId, addressId))?.address;
  const own = address ? address.zip_code.slice(0, 5) : '';
  return lookUpLocationBy(own) && address ? { zip: own, city: address.city, state: address.state } : null;
}

/** What bringing goods would cost and when they would arrive, computed as at the checkout. */
export async function listFulfilmentPromises(db: Db, asked: PromisesQuery): Promise<Promises> {
  const { customerId, storeId, productId, wineSetId } = asked;
  const store = await tradingStore(db, storeId);
  const named = productId !== undefined || wineSetId !== undefined;
  const { lines, addressId } = named
    ? { lines: await goodsNamed(db, asked, { productId, wineSetId }), addressId: null }
    : await goodsInCart(db, asked);
  if (named && lines.length === 0) throw refuse(nothingToBuy);
  const place = await placeOf(db, asked, addressId);
  const address = place
    ? { country: 'United States', state: place.state, zip_code: place.zip, adderess: '' }
    : undefined;
  const bought = place ? await sentBefore(db, customerId, place.state, store.timezone) : [];
  const modes =
    lines.length === 0 ? [] : await fulfilmentOptions(db, { store, lines, address, buyer: anAdult, bought });
  return {
    place,
    timezone: store.timezone,
    goods_total: dollars(sum(lines.map(({ amount }) => amount))),
    modes: modes.map(promiseOf),
  };
}
