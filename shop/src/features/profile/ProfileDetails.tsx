import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { CustomerDetails } from 'contract/profile';
import { ChangeEmailDialog } from './ChangeEmailDialog';
import { ProfileFields } from './ProfileFields';
import { ProfilePicture } from './ProfilePicture';
import css from './ProfileScreen.module.css';
import { useProfileForm } from './use-profile-form';

const goToHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')?.focus();

export function ProfileDetails({ loaded }: { loaded: CustomerDetails }) {
  // A save disables the button that has the focus, so the focus moves to the heading.
  const profile = useProfileForm(loaded, goToHeading);
  const { form, typed, errors, details, busy, changed, newEmail } = profile;
  const cancel = () => {
    profile.cancel();
    goToHeading();
  };

  return (
    <>
      <form {...form} className={css.form} aria-label="Profile information">
        <ProfilePicture
          name={`${typed.first_name} ${typed.last_name}`}
          imageUrl={typed.image_url}
          error={errors.image_url}
          disabled={busy}
          onChange={profile.changePicture}
        />
        {details.pending_email && (
          <Notice>
            We’ve sent a link to {details.pending_email}. Until you open it, we’ll keep using {details.email}.
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
      {newEmail && (
        <ChangeEmailDialog email={newEmail} onChanged={profile.emailChanged} onClose={profile.keepEmail} />
      )}
    </>
  );
}
