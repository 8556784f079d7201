import { Select } from 'browser/ui/choices/Select';
import { classNames } from 'browser/ui/class-names';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import { birthYears } from 'browser/ui/dates/date-years';
import { localDay } from 'browser/ui/dates/typed-day';
import columns from 'browser/ui/fields/field-columns.module.css';
import { TextField } from 'browser/ui/fields/TextField';
import { type Gender, genders } from 'contract/profile';
import { useId, useState } from 'react';
import { PlaceFields } from '../places/PlaceFields';
import { usePlaceLists } from '../places/use-place-lists';
import { ZipSuggestions } from '../places/ZipSuggestions';
import css from './ProfileScreen.module.css';
import type { useProfileForm } from './use-profile-form';

const genderOptions = genders.map((gender) => ({ id: gender, name: gender }));

type TextName = 'first_name' | 'last_name' | 'email' | 'address';

export function ProfileFields({ profile }: { profile: ReturnType<typeof useProfileForm> }) {
  const { typed, errors, details, change } = profile;
  const lists = usePlaceLists(typed);
  const zips = useId();
  const [today] = useState(() => localDay(new Date()));

  const text = (field: TextName) => ({
    name: field,
    value: typed[field],
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
        name="dob"
        autoComplete="bday"
        required
        today={today}
        years={birthYears(today)}
        value={typed.dob}
        error={errors.dob}
        onChange={(dob) => change({ dob })}
      />
      <Select<Gender>
        label="Gender"
        name="gender"
        required
        options={genderOptions}
        value={typed.gender}
        error={errors.gender}
        onChange={(gender) => change({ gender })}
      />
      <DatePicker
        label="License Exp. Date"
        name="license_exp_date"
        required
        today={today}
        value={typed.license_exp_date}
        error={errors.license_exp_date}
        onChange={(license_exp_date) => change({ license_exp_date })}
      />
      <TextField label="Membership type" value={details.membership_name ?? 'None'} readOnly />
      <TextField
        label="Address"
        autoComplete="street-address"
        required
        maxLength={200}
        {...text('address')}
      />
      <TextField
        label="Zip code"
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        list={zips}
        required
        maxLength={12}
        value={typed.zip}
        error={errors.zip}
        onChange={({ target }) => profile.changeZip(target.value)}
      />
      <ZipSuggestions id={zips} typed={typed.zip} country={typed.country} />
      <PlaceFields
        place={typed}
        lists={lists}
        nameOf={(part) => part}
        errorOf={(part) => errors[part]}
        onChange={profile.changePlace}
      />
    </div>
  );
}
