import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import { localDay } from 'browser/ui/dates/typed-day';
import columns from 'browser/ui/fields/field-columns.module.css';
import { Card } from 'browser/ui/lists/Card';
import { toDayFirst } from 'contract/platform/dates';
import { updateLicence as endpoint } from 'contract/profile';
import { useState } from 'react';
import { updateLicence } from '../profile/profile.api';
import css from './CartAddressScreen.module.css';

type Props = {
  state: 'missing' | 'expired';
  error: string | undefined;
  onSaved: () => void;
};

/** Asked for in place: nobody is sent away to the profile for the date on a license. */
export function LicenceForm({ state, error, onSaved }: Props) {
  const [day, setDay] = useState<string | null>(null);
  const [today] = useState(() => localDay(new Date()));
  const sent = () => ({ license_exp_date: day ? toDayFirst(day) : '' });
  const { form, errors, busy } = useForm(
    endpoint.shape.body,
    async () => {
      await updateLicence(sent());
      onSaved();
    },
    sent,
  );

  return (
    <Card as="section" aria-labelledby="checkout-licence-heading" className={css.part} id="checkout-licence">
      <h2 id="checkout-licence-heading" className={css.heading}>
        Your license
      </h2>
      <p className={css.soft}>
        {state === 'missing'
          ? 'We check a photo ID whenever we hand over alcohol. When does yours expire?'
          : 'The license we have on file has expired. When does your new one expire?'}
      </p>
      <form {...form} aria-label="Your license" className={css.part}>
        <div className={columns.fields}>
          <DatePicker
            label="License Exp. Date"
            name="license_exp_date"
            required
            today={today}
            value={day}
            error={errors.license_exp_date ?? error}
            onChange={setDay}
          />
        </div>
        <div className={css.ways}>
          <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving">
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
