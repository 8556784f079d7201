import type { CustomerDetails } from 'contract/profile';
import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import type { Place } from '../places/place';
import { useZipLookUp } from '../places/use-zip-look-up';
import { useUpdateProfile } from './profile.api';
import { check, differs, type ProfileErrors, type ProfileForm, toForm } from './profile-form';

/** Nothing is asked while digits still come in. */
const pauseBeforeLookUp = 1000;

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The profile as it is typed, beside what was loaded or saved last. */
export function useProfileForm(loaded: CustomerDetails) {
  const [details, setDetails] = useState(loaded);
  const [form, setForm] = useState(() => toForm(loaded));
  const [errors, setErrors] = useState<ProfileErrors>({});
  /** Counts how often the fields were begun anew, with whatever was half typed in them. */
  const [round, setRound] = useState(0);
  const save = useUpdateProfile();
  const saved = toForm(details);

  const change = (changes: Partial<ProfileForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const left = { ...before };
      for (const field of Object.keys(changes)) delete left[field as keyof ProfileForm];
      return left;
    });
  };

  /** State and city alone; the country is the customer's to say, unless none is chosen yet. */
  const fill = ({ country, state, city }: Place) => {
    if (form.country && !isSameName(form.country, country)) return;
    change(form.country ? { state, city } : { country, state, city });
  };
  const zip = useZipLookUp(fill, pauseBeforeLookUp);

  const begin = (from: CustomerDetails) => {
    setDetails(from);
    setForm(toForm(from));
    setErrors({});
    setRound((count) => count + 1);
  };

  return {
    form,
    errors,
    details,
    round,
    busy: save.isPending,
    changed: differs(form, saved),
    change,
    /** Digits only. */
    changeZip(typed: string) {
      const digits = typed.replace(/\D/g, '');
      change({ zip: digits });
      zip.lookUp(digits);
    },
    /** What a person chooses counts more than what a code still in the air would say. */
    changePlace(place: Place) {
      zip.forget();
      change(place);
    },
    cancel() {
      zip.forget();
      begin(details);
    },
    submit(onDone: () => void) {
      zip.forget();
      const checked = check(form, details.membership_id);
      if ('errors' in checked) return setErrors(checked.errors);
      save.mutate(checked.payload, {
        onSuccess: ({ data }) => {
          begin(data);
          onDone();
        },
        onError: (error) => error instanceof CallError && setErrors(error.errors ?? {}),
      });
    },
  };
}
