import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { specialDay } from 'contract/settings/opening';
import type { SpecialDay } from 'contract/stores';
import { useState } from 'react';
import css from './HoursPanel.module.css';

type Props = {
  today: string;
  /** Tells whether it was saved. */
  add: (special: SpecialDay) => Promise<boolean>;
};

type Kind = 'closed' | 'hours';

const read = (form: HTMLFormElement) => {
  const { day, kind, opens, closes, words } = Object.fromEntries(new FormData(form));
  return { day, opens: kind === 'hours' ? opens : null, closes: kind === 'hours' ? closes : null, words };
};

/** A day that is there already gets these hours instead. */
export function SpecialDayForm({ today, add }: Props) {
  const [kind, setKind] = useState<Kind>('closed');
  const { form, errors, busy, trouble, edited } = useForm(
    specialDay,
    async (special, { reset }) => {
      if (await add(special)) reset();
    },
    read,
  );
  return (
    <form {...form} className={css.form} aria-label="Add a day">
      <DatePicker
        label="Day"
        name="day"
        today={today}
        min={today}
        required
        error={errors.day}
        onChange={() => void edited('day')}
      />
      <RadioGroup
        label="The store is"
        name="kind"
        look="row"
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'closed', label: 'Closed' },
          { value: 'hours', label: 'Open at other hours' },
        ]}
      />
      {kind === 'hours' && (
        <div className={css.times}>
          <TextField type="time" label="Opens" name="opens" required error={errors.opens} />
          <TextField type="time" label="Closes" name="closes" required error={errors.closes} />
        </div>
      )}
      <TextField
        label="Why"
        name="words"
        hint="Customers read it with the day, two weeks ahead."
        required
        maxLength={120}
        error={errors.words}
      />
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button type="submit" busy={busy} busyLabel="Saving">
        Save the day
      </Button>
    </form>
  );
}
