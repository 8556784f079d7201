import { addressNotFound } from 'contract/addresses';
import type { FulfilmentRefusal, listFulfilmentOptions } from 'contract/fulfilment';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { defaultAddressOf } from '../addresses/index.js';
import { findCartToOrder, wantedFrom, wholeCart } from '../cart/index.js';
import { type FulfilmentOption, fulfilmentOptions, isLicenceGood } from '../fulfilment/index.js';
import { storeDay } from '../stores/index.js';

type Refusal = Extract<FulfilmentOption, { open: false }>['refusals'][number];
type WireOption = Wire<typeof listFulfilmentOptions>['modes'][number];

const refusalOf = ({ code, message, rule }: Refusal): FulfilmentRefusal => ({
  code,
  message,
  rule: rule ? { state: rule.state, source: rule.source, checked_on: rule.checked_on } : null,
});

function optionOf(option: FulfilmentOption): WireOption {
  const { mode } = option;
  if (!option.open)
    return { mode, open: false, refusals: option.refusals.map(refusalOf), instead: [...option.instead] };
  const slots = option.slots.map(({ id, from, until, left }) => ({
    id,
    from: from.toISOString(),
    until: until.toISOString(),
    left,
  }));
  const { adultSignature: adult_signature, id: id_check } = option.asked;
  return {
    mode,
    open: true,
    fee: dollars(option.fee),
    tax: dollars(option.tax),
    slots,
    adult_signature,
    id_check,
  };
}

const licenceOn = (day: string, expiresOn: string | null) => {
  if (expiresOn === null) return 'missing';
  return isLicenceGood(expiresOn, day) ? 'good' : 'expired';
};

type Asked = { customerId: Uuid; cartId: Uuid; addressId: Uuid | undefined };

/** Every way in which the goods of a cart can come home now, to the address that is asked for, chosen or usual. */
export async function fulfilmentAnswer(
  db: Db,
  { customerId, cartId, addressId: asked }: Asked,
): Promise<Wire<typeof listFulfilmentOptions>> {
  const cart = await findCartToOrder(db, customerId, cartId);
  const storeId = cart.store_id;
  const { lines, goods } = await wholeCart(db, { customerId, storeId }, { ...cart, fulfilment: null });
  const addressId = asked ?? cart.address_id ?? (await defaultAddressOf(db, customerId));
  const wanted = await wantedFrom(db, { customerId, storeId, addressId, lines, goods: goods! });
  if (asked !== undefined && !wanted.address) throw refuse(addressNotFound);
  const { timezone } = wanted.store;
  return {
    address_id: wanted.address ? addressId : null,
    licence: licenceOn(storeDay(timezone, db.now), wanted.buyer.licenceExpiresOn),
    timezone,
    modes: (await fulfilmentOptions(db, wanted)).map(optionOf),
  };
}
