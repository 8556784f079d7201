import type { RuleKind } from 'contract/settings/rule-values';
import { typedNumber } from '../typed-number';

type ValueField = {
  name: string;
  label: string;
  type: 'yes' | 'number' | 'percent' | 'text' | 'time';
  hint?: string;
  /** May stay empty. */
  optional?: true;
  /** Not ticked at first: most states do not say so. */
  rare?: true;
};

const rate: readonly ValueField[] = [
  { name: 'millionths', label: 'Rate', type: 'percent', hint: '0 where there is none.' },
];

/** What is asked for each kind of rule; what is rarer comes by file. */
export const valueFields: Record<RuleKind, readonly ValueField[]> = {
  tax: rate,
  local_tax: rate,
  drink_tax: rate,
  sale: [{ name: 'allowed', label: 'It is allowed', type: 'yes' }],
  dry: [{ name: 'dry', label: 'Nothing may be sold there', type: 'yes' }],
  hours: [
    { name: 'from', label: 'From', type: 'time' },
    { name: 'until', label: 'Until', type: 'time', hint: 'At or before “From”: after midnight.' },
  ],
  age: [{ name: 'years', label: 'Years', type: 'number' }],
  identity: [{ name: 'unexpired', label: 'An expired ID is not enough', type: 'yes' }],
  hand_over: [
    { name: 'adult_signature', label: 'An adult signs', type: 'yes' },
    { name: 'id', label: 'An ID is shown', type: 'yes' },
    { name: 'postal_service', label: 'The Postal Service may bring it', type: 'yes' },
  ],
  volume: [
    { name: 'millilitres', label: 'Milliliters', type: 'number' },
    {
      name: 'bottles',
      label: 'Bottles',
      type: 'number',
      optional: true,
      hint: 'Empty: only the volume counts.',
    },
    { name: 'months', label: 'In so many months', type: 'number' },
    { name: 'says', label: 'In words', type: 'text', hint: 'Customers read it: 2 cases a month' },
  ],
  points: [
    { name: 'earn', label: 'They earn points', type: 'yes' },
    { name: 'redeem', label: 'Points pay for them', type: 'yes' },
  ],
  discount: [
    {
      name: 'at_most_percent',
      label: 'At most, in %',
      type: 'number',
      optional: true,
      hint: 'Empty: no limit.',
    },
    { name: 'automatic', label: 'Offers may take something off by themselves', type: 'yes' },
    { name: 'codes', label: 'Codes may take something off', type: 'yes' },
    { name: 'buy_get', label: 'Who buys some may get some for less', type: 'yes', rare: true },
    { name: 'below_cost', label: 'Offers may go below what a bottle cost', type: 'yes' },
    {
      name: 'min_markup_percent',
      label: 'At least over that cost, in %',
      type: 'number',
      optional: true,
      hint: 'Empty: no least price.',
    },
  ],
  lottery: [{ name: 'allowed', label: 'Lotteries are allowed', type: 'yes' }],
};

const percentInMillionths = 10_000;

function typedValue(typed: FormData, { name, type, optional }: ValueField): unknown {
  const field = `value.${name}`;
  if (type === 'yes') return typed.has(field);
  if (optional && typed.get(field) === '') return undefined;
  if (type === 'number') return typedNumber(typed, field);
  // Multiplying brings in tiny errors of the computer's arithmetic, which are rounded off.
  if (type === 'percent') return Number((typedNumber(typed, field) * percentInMillionths).toFixed(3));
  return typed.get(field);
}

/** What was typed, as a rule of this kind says it. */
export function readValue(typed: FormData, kind: RuleKind): object {
  const values = Object.fromEntries(valueFields[kind].map((field) => [field.name, typedValue(typed, field)]));
  return kind === 'hours' ? { daily: [values.from, values.until] } : values;
}
