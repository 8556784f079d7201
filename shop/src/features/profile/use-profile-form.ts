import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { type CustomerDetails, profileForm } from 'contract/profile';
import { useState } from 'react';
import type { PlaceNames } from '../places/place';
import { useZipLookUp } from '../places/use-zip-look-up';
import { updateProfile } from './profile.api';
import { differs, type ProfileForm, payloadOf, toForm } from './profile-form';

/** In milliseconds, so that nothing is looked up while the customer is still typing. */
const pauseBeforeLookUp = 1000;

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Holds the profile as it is typed, and as it was last loaded or saved. */
export function useProfileForm(loaded: CustomerDetails, onSaved: () => void) {
  const [details, setDetails] = useState(loaded);
  const [typed, setTyped] = useState(() => toForm(loaded));
  /** Counts the resets of the fields. Used as their key, so that half-typed text disappears too. */
  const [round, setRound] = useState(0);
  /** The other e-mail address that was sent, while the dialog asks for the password. */
  const [newEmail, setNewEmail] = useState<string>();

  const change = (changes: Partial<ProfileForm>) => setTyped((before) => ({ ...before, ...changes }));

  /** Fills in state and city, and the country only if none is chosen: it is for the customer to say. */
  const fill = ({ country, state, city }: PlaceNames) => {
    if (typed.country && !isSameName(typed.country, country))
      return notify(
        `This zip code is in ${city}, ${state}, ${country}. Choose ${country} as your country first.`,
        'info',
      );
    change(typed.country ? { state, city } : { country, state, city });
  };
  const zip = useZipLookUp(fill, pauseBeforeLookUp);

  const begin = (from: CustomerDetails) => {
    setDetails(from);
    setTyped(toForm(from));
    setRound((count) => count + 1);
  };

  const payload = () => payloadOf(typed, details.membership_id);
  const { form, errors, busy, edited, forget } = useForm(
    profileForm,
    async ({ email }) => {
      zip.forget();
      // Not the value that the schema returns: its dates are converted already, and the server converts them
      // itself.
      const { email_change, ...saved } = await updateProfile(
        payload() as Parameters<typeof updateProfile>[0],
      );
      begin(saved);
      onSaved();
      if (email_change) setNewEmail(email);
    },
    payload,
  );

  return {
    form,
    typed,
    errors,
    details,
    round,
    busy,
    newEmail,
    changed: differs(typed, toForm(details)),
    change,
    /** Keeps digits only. */
    changeZip(text: string) {
      const digits = text.replace(/\D/g, '');
      change({ zip: digits });
      zip.lookUp(digits);
    },
    /** Cancels a look-up that is still running: what the customer chooses counts more than its result. */
    changePlace(place: PlaceNames) {
      zip.forget();
      change(place);
    },
    changePicture(image_url: string) {
      change({ image_url });
      void edited('image_url');
    },
    emailChanged(pending_email: string | null) {
      setNewEmail(undefined);
      begin({ ...details, pending_email });
    },
    keepEmail() {
      setNewEmail(undefined);
    },
    cancel() {
      zip.forget();
      forget();
      begin(details);
    },
  };
}
