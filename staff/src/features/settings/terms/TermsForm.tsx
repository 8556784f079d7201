import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import fields from 'browser/ui/fields/field-columns.module.css';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import { dollars } from 'contract/platform/money';
import { type StoreTerms, storeTerms } from 'contract/settings/terms';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { typedNumber } from '../typed-number';
import { pointsInWords } from './points-words';
import css from './TermsForm.module.css';
import { saveTerms, type TermsSeen } from './terms.api';

type Name = keyof StoreTerms;
type TermField = { name: Name; label: string; hint?: string; isMoney?: true };

const groups: readonly { title: string; asked: readonly TermField[] }[] = [
  {
    title: 'Points',
    asked: [
      { name: 'points_per_dollar', label: 'Points for a dollar' },
      {
        name: 'lp_eq_1',
        label: 'Points that are worth a dollar',
        hint: 'Points that customers already have change in value, too.',
      },
      { name: 'points_expire_after_days', label: 'Days until points expire', hint: 'Empty: they never do.' },
    ],
  },
  {
    title: 'Orders',
    asked: [
      { name: 'return_days', label: 'Days for returns', hint: 'From the day of hand-over.' },
      { name: 'most_pieces', label: 'Most of one bottle in an order' },
      { name: 'most_unpaid_orders', label: 'Most unpaid orders of a customer' },
      { name: 'most_unpaid_total', label: 'Most unpaid money of a customer', isMoney: true },
      {
        name: 'most_card_tries',
        label: 'Cards tried for one order',
        hint: 'Whoever tries many cards may have stolen them.',
      },
      {
        name: 'most_card_minutes',
        label: 'Minutes that bottles wait for a card',
        hint: 'All tries together.',
      },
    ],
  },
  {
    title: 'Gift cards',
    asked: [
      { name: 'most_gift_cards_a_day', label: 'Most that a customer buys in a day' },
      { name: 'most_gift_money_a_day', label: 'Most money for them in a day', isMoney: true },
    ],
  },
  {
    title: 'Staff',
    asked: [
      {
        name: 'goodwill_limit',
        label: 'Goodwill without asking a manager',
        hint: 'For each order.',
        isMoney: true,
      },
    ],
  },
  {
    title: 'Counts',
    asked: [
      {
        name: 'count_again_bottles',
        label: 'Bottles off for a second count',
        hint: 'Somebody else counts what is off by so many.',
      },
      {
        name: 'count_again_value',
        label: 'Money off for a second count',
        hint: 'At the store’s prices.',
        isMoney: true,
      },
    ],
  },
];

const all = groups.flatMap(({ asked }) => asked);

const read = (form: HTMLFormElement): unknown => {
  const typed = new FormData(form);
  const numbers = Object.fromEntries(all.map(({ name }) => [name, typedNumber(typed, name)]));
  const isForEver = typed.get('points_expire_after_days') === '';
  return { ...numbers, ...(isForEver && { points_expire_after_days: null }) };
};

const typedOf = (terms: StoreTerms, { name, isMoney }: TermField) => {
  const value = terms[name];
  return value === null ? '' : String(isMoney ? dollars(value) : value);
};

type Props = { storeId: number; terms: TermsSeen };

export function TermsForm({ storeId, terms }: Props) {
  const heading = useId();
  const [first] = useState(terms);
  const [typed, setTyped] = useState<StoreTerms>();
  const { form, errors, busy, trouble } = useForm(
    storeTerms,
    async ({ most_unpaid_total, most_gift_money_a_day, goodwill_limit, count_again_value, ...rest }) =>
      notify(
        await saveTerms(storeId, {
          ...rest,
          most_unpaid_total: dollars(most_unpaid_total),
          most_gift_money_a_day: dollars(most_gift_money_a_day),
          goodwill_limit: dollars(goodwill_limit),
          count_again_value: dollars(count_again_value),
          version: terms.version,
        }),
      ),
    read,
  );
  const told = pointsInWords(terms);
  const then = typed && pointsInWords(typed);
  return (
    <form
      {...form}
      className={css.form}
      aria-label="Terms"
      onInput={(event) => {
        form.onInput(event);
        const asked = v.safeParse(storeTerms, read(event.currentTarget));
        setTyped(asked.success ? asked.output : undefined);
      }}
    >
      {groups.map(({ title, asked }) => (
        <Card as="section" key={title} className={css.group} aria-labelledby={`${heading}-${title}`}>
          <h2 id={`${heading}-${title}`}>{title}</h2>
          <div className={fields.fields}>
            {asked.map((each) => (
              <TextField
                key={each.name}
                label={each.label}
                name={each.name}
                hint={each.hint}
                inputMode={each.isMoney ? 'decimal' : 'numeric'}
                start={each.isMoney ? '$' : undefined}
                defaultValue={typedOf(first, each)}
                error={errors[each.name]}
              />
            ))}
          </div>
          {title === 'Points' && (
            <dl className={css.words}>
              <dt>Customers read now</dt>
              <dd>{told}</dd>
              {then && then !== told && (
                <>
                  <dt>When you save</dt>
                  <dd>{then}</dd>
                </>
              )}
            </dl>
          )}
        </Card>
      ))}
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button type="submit" busy={busy} busyLabel="Saving">
        Save the terms
      </Button>
    </form>
  );
}
