import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import fields from 'browser/ui/fields/field-columns.module.css';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import { pausableNames } from 'contract/settings/pauses';
import { type SlotPlanToSet, slotPlan } from 'contract/settings/ways';
import type { PausableMode } from 'contract/stores';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { typedNumber } from '../typed-number';
import { planInWords } from './plan-words';
import css from './WaysPanel.module.css';
import { saveSlotPlan, type Ways } from './ways.api';

type Props = { storeId: number; mode: PausableMode; ways: Ways };

/** As long as the store has none. */
const usual = { minutes: 60, lead_minutes: 60, rest_minutes: 0, days_ahead: 7, places: 10 };

const asked = [
  { name: 'minutes', label: 'Length of a time', hint: 'In minutes.' },
  { name: 'places', label: 'Orders in each', hint: 'Whoever has a place keeps it.' },
  { name: 'lead_minutes', label: 'Time to get ready', hint: 'Minutes until the first time that is offered.' },
  { name: 'days_ahead', label: 'Days ahead', hint: '0 is today only.' },
  { name: 'rest_minutes', label: 'Before closing', hint: 'Minutes between the last time and closing.' },
] as const;

const read = (form: HTMLFormElement) => {
  const typed = new FormData(form);
  return {
    mode: typed.get('mode'),
    ...Object.fromEntries(asked.map(({ name }) => [name, typedNumber(typed, name)])),
  };
};

/** What is typed stands beside the plan that holds now, so that a person who was slower sees both. */
export function SlotPlanForm({ storeId, mode, ways }: Props) {
  const heading = useId();
  const now = ways.slot_plans.find((plan) => plan.mode === mode);
  const [typed, setTyped] = useState<SlotPlanToSet>();
  const { form, errors, busy, trouble } = useForm(
    slotPlan,
    async (plan) => notify(await saveSlotPlan(storeId, ways.version, plan)),
    read,
  );
  const [first] = useState(now ?? usual);
  const told = now && planInWords(now);
  const then = typed && planInWords(typed);
  return (
    <Card as="section" aria-labelledby={heading}>
      <form
        {...form}
        className={css.form}
        aria-labelledby={heading}
        onInput={(event) => {
          form.onInput(event);
          const plan = v.safeParse(slotPlan, read(event.currentTarget));
          setTyped(plan.success ? plan.output : undefined);
        }}
      >
        <h2 id={heading}>Times for {pausableNames[mode].toLowerCase()}</h2>
        <input type="hidden" name="mode" value={mode} />
        <div className={fields.fields}>
          {asked.map(({ name, label, hint }) => (
            <TextField
              key={name}
              label={label}
              name={name}
              hint={hint}
              inputMode="numeric"
              required
              defaultValue={first[name]}
              error={errors[name]}
            />
          ))}
        </div>
        <dl className={css.words}>
          <dt>Customers find now</dt>
          <dd>{told ?? 'No times: nobody can choose this way.'}</dd>
          {then && then !== told && (
            <>
              <dt>When you save</dt>
              <dd>{then}</dd>
            </>
          )}
        </dl>
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save the times
        </Button>
      </form>
    </Card>
  );
}
