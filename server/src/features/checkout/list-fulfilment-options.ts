import { addressNotFound } from 'contract/addresses';
import type * as fulfilment from 'contract/fulfilment';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { defaultAddressOf } from '../addresses/index.js';
import { selectBuyer } from '../auth/index.js';
import { judgedCart, proposedSale } from '../cart/index.js';
import { type FulfilmentOption, fulfilmentOptions, isLicenceGood } from '../fulfilment/index.js';
import { lookAtTerms, storeDay } from '../stores/index.js';

type Refusal = Extract<FulfilmentOption, { open: false }>['refusals'][number];
type WireOption = Wire<typeof fulfilment.listFulfilmentOptions>['modes'][number];

const refusalOf = ({ code, message, rule }: Refusal): fulfilment.FulfilmentRefusal => ({
  code,
  message,
  rule: rule ? { state: rule.state, source: rule.source, checked_on: rule.checked_on } : null,
});

type Open = Extract<FulfilmentOption, { open: true }>;

export const feeOf = ({ fee, freeFrom }: Open) => ({
  fee: dollars(fee),
  free_from: freeFrom === null ? null : dollars(freeFrom),
});

export const arrivalOf = ({ arrival }: Open) =>
  arrival ? { from: arrival.from, until: arrival.until, order_by: arrival.orderBy.toISOString() } : null;

export function closedOf({ mode, refusals, instead }: Extract<FulfilmentOption, { open: false }>) {
  const until = refusals.find((refusal) => refusal.until)?.until;
  return {
    mode,
    open: false as const,
    refusals: refusals.map(refusalOf),
    instead: [...instead],
    ...(until && { opens_at: until.toISOString() }),
  };
}

function optionOf(option: FulfilmentOption): WireOption {
  const { mode } = option;
  if (!option.open) return closedOf(option);
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
    ...feeOf(option),
    tax: dollars(option.tax),
    slots,
    arrival: arrivalOf(option),
    adult_signature,
    id_check,
  };
}

const licenceOn = (day: string, expiresOn: string | null) => {
  if (expiresOn === null) return 'missing';
  return isLicenceGood(expiresOn, day) ? 'good' : 'expired';
};

type CartAndAddress = { customerId: Uuid; cartId: Uuid; addressId: Uuid | undefined };

/**
 * Every way in which the goods of a cart can come home now, to the address in the query, the chosen one, or
 * the default.
 */
export async function listFulfilmentOptions(
  db: Db,
  { customerId, cartId, addressId: named }: CartAndAddress,
): Promise<Wire<typeof fulfilment.listFulfilmentOptions>> {
  const [{ cart, lines, goods }, person, defaultAddress] = await Promise.all([
    judgedCart(db, customerId, cartId),
    selectBuyer(db, customerId),
    defaultAddressOf(db, customerId),
    lookAtTerms(db),
  ]);
  const addressId = named ?? cart.address_id ?? defaultAddress;
  const sale = await proposedSale(db, {
    customerId,
    storeId: cart.store_id,
    person,
    addressId,
    lines,
    goods,
  });
  if (named !== undefined && !sale.address) throw refuse(addressNotFound);
  const { timezone } = sale.store;
  return {
    address_id: sale.address ? addressId : null,
    licence: licenceOn(storeDay(timezone, db.now), sale.buyer.licenceExpiresOn),
    timezone,
    modes: (await fulfilmentOptions(db, sale)).map(optionOf),
  };
}
