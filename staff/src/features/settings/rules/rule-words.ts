import { formatList } from 'browser/formats/format';
import {
  type Channel,
  type GoodsKind,
  namesOfDrinks,
  type RuleKind,
  rateInWords,
  ruleValues,
} from 'contract/settings/rule-values';
import * as v from 'valibot';

export const namesOfRules: Record<RuleKind, string> = {
  tax: 'Sales tax',
  local_tax: 'Local sales tax',
  drink_tax: 'Tax on drinks',
  sale: 'Sold this way',
  dry: 'Dry area',
  hours: 'Hours of sale',
  age: 'Age',
  identity: 'ID',
  hand_over: 'At the door',
  volume: 'Most in a time',
  points: 'Points',
  discount: 'Discounts',
  lottery: 'Lotteries',
};

export const namesOfChannels: Record<Channel, string> = {
  pickup: 'Pickup',
  delivery: 'Local delivery',
  shipping_within: 'Shipping within the state',
  shipping_across: 'Shipping from another state',
};

export const namesOfGoods: Record<GoodsKind, string> = {
  ...namesOfDrinks,
  goods: 'No alcohol',
};

const times = (span: readonly [string, string] | null) => (span ? `${span[0]} to ${span[1]}` : 'not at all');
const yesOr = (is: boolean, words: string) => (is ? words : `No ${words}`);

type Discount = v.InferOutput<(typeof ruleValues)['discount']>;

function leastOverCost({ below_cost, min_markup_percent: markup }: Discount) {
  if (markup) return `at least ${markup}% over cost`;
  return (below_cost === false || markup === 0) && 'not below cost';
}

const inWords: { [Kind in RuleKind]: (value: v.InferOutput<(typeof ruleValues)[Kind]>) => string } = {
  tax: ({ millionths }) => rateInWords(millionths),
  local_tax: ({ millionths }) => `${rateInWords(millionths)} more`,
  drink_tax: ({ millionths }) => `${rateInWords(millionths)} more`,
  sale: ({ allowed, from }) =>
    allowed ? (from ? `Allowed from ${formatList(from)}` : 'Allowed') : 'Not allowed',
  dry: ({ dry }) => (dry ? 'Nothing is sold there' : 'Not dry'),
  hours: ({ daily, but = {} }) =>
    [
      `Daily ${times(daily)}`,
      ...Object.entries(but).map(
        ([day, span]) => `${day.charAt(0).toUpperCase()}${day.slice(1)} ${times(span)}`,
      ),
    ].join('; '),
  age: ({ years }) => `${years} years or older`,
  identity: ({ unexpired }) => (unexpired ? 'Not expired' : 'Any'),
  hand_over: ({ adult_signature, id, postal_service }) =>
    [
      yesOr(adult_signature, 'adult signature'),
      yesOr(id, 'ID check'),
      postal_service ? 'also by mail' : 'not by mail',
    ].join(', '),
  volume: ({ says }) => says,
  points: ({ earn, redeem }) =>
    [earn ? 'Earned' : 'Not earned', redeem ? 'redeemed' : 'not redeemed'].join(', '),
  discount: (said) =>
    [
      said.at_most_percent === undefined ? 'No limit' : `At most ${said.at_most_percent}%`,
      said.automatic === false && 'none without a code',
      said.codes === false && 'no codes',
      said.buy_get && 'some for buying others',
      leastOverCost(said),
    ]
      .filter(Boolean)
      .join(', '),
  lottery: ({ allowed }) => (allowed ? 'Allowed' : 'Not allowed'),
};

/** What a rule says; a value that cannot be read is shown as it is. */
export function ruleInWords(kind: RuleKind, value: unknown): string {
  const read = v.safeParse(ruleValues[kind] as v.GenericSchema, value);
  return read.success ? (inWords[kind] as (value: unknown) => string)(read.output) : JSON.stringify(value);
}

type Narrowed = { county: string | null; zip: string | null };

export const placeInWords = (state: string, { county, zip }: Narrowed) =>
  [state, county && `${county} County`, zip].filter(Boolean).join(', ');
