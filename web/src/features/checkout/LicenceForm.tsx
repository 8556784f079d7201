import { toDayFirst } from 'contract/platform/dates';
import { updateLicence } from 'contract/profile';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DatePicker } from '../../ui/DatePicker';
import columns from '../../ui/field-columns.module.css';
import { localDay } from '../auth/typed-day';
import { useUpdateLicence } from '../profile/profile.api';
import css from './CartAddressScreen.module.css';

type Props = {
  state: 'missing' | 'expired';
  error: string | undefined;
  onSaved: () => void;
};

const { license_exp_date: licenceDay } = updateLicence.shape.body.entries;

/** Asked for in place: nobody is sent away to the profile for the date on a license. */
export function LicenceForm({ state, error, onSaved }: Props) {
  const [day, setDay] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [today] = useState(() => localDay(new Date()));
  const element = useRef<HTMLFormElement>(null);
  const save = useUpdateLicence();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const license_exp_date = day ? toDayFirst(day) : '';
    const checked = v.safeParse(licenceDay, license_exp_date);
    if (checked.success) return save.mutate({ license_exp_date }, { onSuccess: onSaved });
    setWrong(checked.issues[0].message);
    element.current?.querySelector('input')?.focus();
  };

  return (
    <Card as="section" aria-labelledby="checkout-licence-heading" className={css.part} id="checkout-licence">
      <h2 id="checkout-licence-heading" className={css.heading}>
        Your license
      </h2>
      <p className={css.soft}>
        {state === 'missing'
          ? 'Wine is sold to holders of a valid license only. Until when is yours good?'
          : 'The license that we know of has expired. Until when is your new one good?'}
      </p>
      <form ref={element} noValidate aria-label="Your license" className={css.part} onSubmit={send}>
        <div className={columns.fields}>
          <DatePicker
            label="License Exp. Date"
            required
            today={today}
            value={day}
            error={wrong ?? error}
            onChange={(chosen) => {
              setDay(chosen);
              setWrong(undefined);
            }}
          />
        </div>
        <div className={css.ways}>
          <Button type="submit" variant="secondary" busy={save.isPending} busyLabel="Saving">
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
