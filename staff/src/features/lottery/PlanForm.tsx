import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatMoney, plural } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Combobox } from 'browser/ui/choices/Combobox';
import { Notice } from 'browser/ui/feedback/Notice';
import fields from 'browser/ui/fields/field-columns.module.css';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { type LotteryPlan, lotteryPlan } from 'contract/lottery/lotteries.staff';
import { dollars } from 'contract/platform/money';
import { typedAmount } from '../../platform/typed-amount';
import { Section } from '../../ui/Section';
import { bottlesQuery } from './lotteries.api';
import css from './PlanForm.module.css';

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const orNothing = (text: string) => (text.trim() === '' ? null : text);
const momentIn = (text: string) => {
  const [day, time] = text.split('T');
  return day && time ? { day, time: time.slice(0, 5) } : undefined;
};

function planIn(form: HTMLFormElement): unknown {
  const entered = new FormData(form);
  const typed = (name: string) => {
    const text = entered.get(name);
    return typeof text === 'string' ? text : '';
  };
  return {
    product_id: numberIn(typed('product_id')),
    bottles: numberIn(typed('bottles')),
    price: typedAmount(typed('price')) ?? Number.NaN,
    opens: momentIn(typed('opens')),
    closes: momentIn(typed('closes')),
    claim_hours: numberIn(typed('claim_hours')),
    ticket_prefix: typed('ticket_prefix').toUpperCase(),
    name: orNothing(typed('name')),
    rules: orNothing(typed('rules')),
    release: orNothing(typed('release')),
  };
}

const typedMoment = ({ day, time }: LotteryPlan['opens']) => `${day}T${time}`;

type Props = {
  storeId: number;
  /** None where it is new. */
  plan?: LotteryPlan;
  submit: string;
  onValid: (plan: LotteryPlan) => Promise<unknown>;
  onEdited?: () => void;
};

/** All that is announced of a lottery. */
export function PlanForm({ storeId, plan, submit, onValid, onEdited }: Props) {
  const bottles = useQuery(bottlesQuery(storeId));
  const { form, errors, busy, trouble, edited } = useForm(lotteryPlan, onValid, planIn);
  return (
    <form
      {...form}
      className={css.form}
      aria-label="Lottery"
      onInput={(event) => {
        form.onInput(event);
        onEdited?.();
      }}
    >
      <Section
        title="What is drawn"
        lead="The right to buy one bottle. Only what is sold by lottery alone can be drawn."
      >
        {bottles.error && <Notice tone="danger">{inWords(bottles.error)}</Notice>}
        {bottles.data?.length === 0 && (
          <Notice>
            This store carries nothing that is sold by lottery. Say so at a product first, under Allocation.
          </Notice>
        )}
        <div className={fields.fields}>
          <div className={fields.whole}>
            <Combobox
              label="Bottle"
              name="product_id"
              required
              loading={bottles.isPending}
              defaultValue={plan?.product_id ?? null}
              options={(bottles.data ?? []).map(({ id, brand, name, vintage, price, free }) => ({
                id,
                name: `${[brand, name, vintage].filter(Boolean).join(' ')}, ${plural(free, { one: '# free', other: '# free' })}, ${formatMoney(price)}`,
              }))}
              onChange={() => {
                void edited('product_id');
                onEdited?.();
              }}
              error={errors.product_id}
            />
          </div>
          <TextField
            label="Bottles"
            name="bottles"
            inputMode="numeric"
            required
            hint="They are set aside on the shelf when it is announced."
            defaultValue={plan?.bottles}
            error={errors.bottles}
          />
          <TextField
            label="Price of a bottle"
            name="price"
            inputMode="decimal"
            start="$"
            required
            defaultValue={plan && dollars(plan.price)}
            error={errors.price}
          />
        </div>
      </Section>
      <Section
        title="When"
        lead="By the clock on the store’s wall. It is drawn ten minutes after entries close."
      >
        <div className={fields.fields}>
          <TextField
            label="Opens"
            name="opens"
            type="datetime-local"
            required
            defaultValue={plan && typedMoment(plan.opens)}
            error={errors.opens}
          />
          <TextField
            label="Closes"
            name="closes"
            type="datetime-local"
            required
            defaultValue={plan && typedMoment(plan.closes)}
            error={errors.closes}
          />
          <TextField
            label="Hours to buy"
            name="claim_hours"
            inputMode="numeric"
            required
            hint="Then the turn passes to the next ticket."
            defaultValue={plan?.claim_hours ?? 48}
            error={errors.claim_hours}
          />
          <TextField
            label="Tickets begin with"
            name="ticket_prefix"
            autoComplete="off"
            maxLength={4}
            required
            hint="Two to four letters or digits, like CH1."
            defaultValue={plan?.ticket_prefix}
            error={errors.ticket_prefix}
          />
        </div>
      </Section>
      <Section title="Words" lead="Leave empty what should follow from the rest.">
        <div className={fields.fields}>
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            hint="Empty: by the bottle and the month."
            defaultValue={plan?.name ?? ''}
            error={errors.name}
          />
          <TextField
            label="Release"
            name="release"
            autoComplete="off"
            hint="The same word at several stores: a customer can win only one of these bottles."
            defaultValue={plan?.release ?? ''}
            error={errors.release}
          />
          <div className={fields.whole}>
            <TextArea
              label="Rules"
              name="rules"
              rows={5}
              hint="Empty: the usual rules, which you can read in the draft."
              defaultValue={plan?.rules ?? ''}
              error={errors.rules}
            />
          </div>
        </div>
      </Section>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {submit}
      </Button>
    </form>
  );
}
