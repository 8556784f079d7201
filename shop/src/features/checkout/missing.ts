import type { CartLine } from 'contract/cart';
import type { FulfilmentOption, listFulfilmentOptions } from 'contract/fulfilment';
import type { Answer } from 'contract/platform/endpoint';
import { isBlocked } from '../cart/line-words';
import { isClosed, ownRefusals, refusalWords } from '../fulfilment/fulfilment-words';
import type { Chosen } from './use-chosen';

export type Options = Answer<typeof listFulfilmentOptions>;

/** Which part of the page it is decided in. */
export type Part = 'cart' | 'licence' | 'way' | 'address' | 'time';
type Missing = { part: Part; words: string };

export const optionOf = ({ modes }: Options, { fulfilment }: Chosen): FulfilmentOption | undefined =>
  modes.find(({ mode }) => mode === fulfilment);

const licenceWords = {
  missing: 'Tell us when your license expires.',
  expired: 'Your license has expired. Tell us the date on the new one.',
};

const addressCodes = [
  'address_needed',
  'no_rules_there',
  'outside_delivery_area',
  'zip_unknown',
  'zip_elsewhere',
  'no_drinks_there',
];

/** What stands between the customer and the payment, in the order of the page. */
export function missingFrom(lines: readonly CartLine[], options: Options, chosen: Chosen): Missing[] {
  const missing: Missing[] = [];
  const option = optionOf(options, chosen);
  if (lines.some(isBlocked)) missing.push({ part: 'cart', words: 'Fix what’s marked in your cart first.' });
  if (options.licence !== 'good') missing.push({ part: 'licence', words: licenceWords[options.licence] });
  if (!option) missing.push({ part: 'way', words: 'Choose how you would like to get it.' });
  else if (isClosed(option)) {
    const [refusal] = ownRefusals(option);
    if (refusal)
      missing.push({
        part: addressCodes.includes(refusal.code) ? 'address' : 'way',
        words: refusal.code === 'address_needed' ? 'Choose an address.' : refusalWords(refusal),
      });
  } else if (option.mode !== 'pickup' && !chosen.address_id)
    missing.push({ part: 'address', words: 'Choose an address.' });
  else if (option.mode !== 'shipping' && !option.slots.some(({ id }) => id === chosen.slot_id))
    missing.push({ part: 'time', words: 'Choose a time.' });
  return missing;
}
