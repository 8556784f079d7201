import type { CustomerDetails } from 'contract/profile';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ProfileFields } from './ProfileFields';
import { ProfilePicture } from './ProfilePicture';
import css from './ProfileScreen.module.css';
import { useProfileForm } from './use-profile-form';

const goToHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')?.focus();

export function ProfileDetails({ loaded }: { loaded: CustomerDetails }) {
  const profile = useProfileForm(loaded);
  const { form, errors, details, busy, changed } = profile;
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current
        ?.querySelector<HTMLElement>(
          '[data-field] [aria-invalid=true], [aria-invalid=true], [data-invalid] button',
        )
        ?.focus();
  }, [errors]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    // The button that was pressed is switched off by a save: the focus finds another place.
    if (changed && !busy) profile.submit(goToHeading);
  };
  const cancel = () => {
    profile.cancel();
    goToHeading();
  };

  return (
    <form ref={element} className={css.form} noValidate aria-label="Profile information" onSubmit={send}>
      <ProfilePicture
        name={`${form.first_name} ${form.last_name}`}
        imageUrl={form.image_url}
        error={errors.image_url}
        disabled={busy}
        onChange={(image_url) => profile.change({ image_url })}
      />
      {details.pending_email && (
        <Notice>
          We have sent a link to {details.pending_email}. Until it is followed, {details.email} stays your
          address.
        </Notice>
      )}
      <ProfileFields key={profile.round} profile={profile} />
      <div className={css.send}>
        <Button type="submit" size="large" busy={busy} busyLabel="Updating..." disabled={!changed && !busy}>
          Update Profile
        </Button>
        <Button variant="secondary" size="large" disabled={!changed || busy} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
