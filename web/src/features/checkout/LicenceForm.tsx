import { useQuery } from '@tanstack/react-query';
import type { CustomerDetails } from 'contract/profile';
import { type Gender, genders } from 'contract/profile';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DatePicker } from '../../ui/DatePicker';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { Trouble } from '../../ui/Trouble';
import { addressesQuery } from '../addresses/addresses.api';
import { localDay } from '../auth/typed-day';
import { PlaceFields } from '../places/PlaceFields';
import { usePlaceLists } from '../places/use-place-lists';
import { detailsQuery } from '../profile/profile.api';
import { useProfileForm } from '../profile/use-profile-form';
import css from './CartAddressScreen.module.css';

type Props = {
  state: 'missing' | 'expired';
  error: string | undefined;
  onSaved: () => void;
};

/** Asked for in place: nobody is sent away to the profile for the date on a license. */
export function LicenceForm({ state, error, onSaved }: Props) {
  const details = useQuery(detailsQuery);
  const addresses = useQuery(addressesQuery);
  const known = details.data && !addresses.isPending && withAddress(details.data, addresses.data?.[0]);
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
      {details.isError && (
        <Trouble title="Your profile could not be loaded" again={details.refetch} busy={details.isFetching} />
      )}
      {!details.isError && !known && <Skeleton shape="block" height="9rem" label="Loading your profile" />}
      {known && <Fields loaded={known} error={error} onSaved={onSaved} />}
    </Card>
  );
}

type Entry = {
  address: { adderess: string; zip_code: string; country: string; state: string; city: string };
};

/** A profile is saved whole: what it lacks is taken from the address that is used first. */
function withAddress(details: CustomerDetails, first: Entry | undefined): CustomerDetails {
  const isWhole = details.address && details.zip && details.country && details.state && details.city;
  if (isWhole || !first) return details;
  const { adderess, zip_code, country, state, city } = first.address;
  return { ...details, address: adderess.replaceAll('\n', ', '), zip: zip_code, country, state, city };
}

type FieldsProps = { loaded: CustomerDetails; error: string | undefined; onSaved: () => void };

function Fields({ loaded, error, onSaved }: FieldsProps) {
  const profile = useProfileForm(loaded);
  const { form, errors, busy, change } = profile;
  const lists = usePlaceLists(form);
  const element = useRef<HTMLFormElement>(null);
  const [today] = useState(() => localDay(new Date()));
  const asksAddress = !(loaded.address && loaded.zip && loaded.country && loaded.state && loaded.city);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] button')?.focus();
  }, [errors]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) profile.submit(onSaved);
  };

  return (
    <form ref={element} noValidate aria-label="Your license" className={css.part} onSubmit={send}>
      <div className={css.fields}>
        <DatePicker
          label="License Exp. Date"
          required
          today={today}
          value={form.license_exp_date}
          error={errors.license_exp_date ?? error}
          onChange={(license_exp_date) => change({ license_exp_date })}
        />
        {loaded.gender === null && (
          <Select<Gender>
            label="Gender"
            required
            options={genders.map((gender) => ({ id: gender, name: gender }))}
            value={form.gender}
            error={errors.gender}
            onChange={(gender) => change({ gender })}
          />
        )}
        {asksAddress && (
          <>
            <TextField
              label="Address"
              autoComplete="street-address"
              required
              maxLength={200}
              value={form.address}
              error={errors.address}
              onChange={({ target }) => change({ address: target.value })}
            />
            <TextField
              label="Zip code"
              inputMode="numeric"
              autoComplete="postal-code"
              required
              maxLength={12}
              value={form.zip}
              error={errors.zip}
              onChange={({ target }) => profile.changeZip(target.value)}
            />
            <PlaceFields place={form} lists={lists} errors={errors} onChange={profile.changePlace} />
          </>
        )}
      </div>
      <div className={css.ways}>
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  );
}
