import { type Gender, genders } from 'contract/profile';
import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import { DatePicker } from '../../ui/DatePicker';
import { birthYears } from '../../ui/date-years';
import columns from '../../ui/field-columns.module.css';
import { Select } from '../../ui/Select';
import { TextField } from '../../ui/TextField';
import { localDay } from '../auth/typed-day';
import { PlaceFields } from '../places/PlaceFields';
import { usePlaceLists } from '../places/use-place-lists';
import css from './ProfileScreen.module.css';
import type { useProfileForm } from './use-profile-form';

const genderOptions = genders.map((gender) => ({ id: gender, name: gender }));

type Text = 'first_name' | 'last_name' | 'email' | 'address';

export function ProfileFields({ profile }: { profile: ReturnType<typeof useProfileForm> }) {
  const { form, errors, details, change } = profile;
  const lists = usePlaceLists(form);
  const [today] = useState(() => localDay(new Date()));

  const text = (field: Text) => ({
    value: form[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

  return (
    <div className={classNames(columns.fields, css.fields)}>
      <TextField label="First name" autoComplete="given-name" required {...text('first_name')} />
      <TextField label="Last name" autoComplete="family-name" required {...text('last_name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...text('email')} />
      <DatePicker
        label="Date of birth"
        autoComplete="bday"
        required
        today={today}
        years={birthYears(today)}
        value={form.dob}
        error={errors.dob}
        onChange={(dob) => change({ dob })}
      />
      <Select<Gender>
        label="Gender"
        required
        options={genderOptions}
        value={form.gender}
        error={errors.gender}
        onChange={(gender) => change({ gender })}
      />
      <DatePicker
        label="License Exp. Date"
        required
        today={today}
        value={form.license_exp_date}
        error={errors.license_exp_date}
        onChange={(license_exp_date) => change({ license_exp_date })}
      />
      <TextField label="Membership type" value={details.membership_name} readOnly />
      <TextField
        label="Address"
        autoComplete="street-address"
        required
        maxLength={200}
        {...text('address')}
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
    </div>
  );
}
