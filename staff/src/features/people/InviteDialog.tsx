import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { inviteBody } from 'contract/staff/people';
import css from './PeopleForm.module.css';
import { PlaceAndRole, readPlaceAndRole } from './PlaceAndRole';
import { inviteWith } from './people.api';

type Props = { open: boolean; onClose: () => void };

export const InviteDialog = (props: Props) => (
  <Dialog
    {...props}
    title="Invite somebody"
    description="They get a letter with a link that works once, for three days."
  >
    <InviteForm onClose={props.onClose} />
  </Dialog>
);

function InviteForm({ onClose }: { onClose: () => void }) {
  const { form, errors, busy, trouble } = useForm(
    inviteBody,
    async (body) => {
      notify(await inviteWith(body));
      onClose();
    },
    readPlaceAndRole,
  );
  return (
    <form {...form} className={css.form} aria-label="Invite somebody">
      <TextField label="Name" name="name" autoComplete="off" required error={errors.name} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
      />
      <PlaceAndRole by="people.invite" errors={errors} />
      <FormActions
        busy={busy}
        trouble={trouble}
        does="Send invitation"
        doing="Sending..."
        onLeave={onClose}
      />
    </form>
  );
}
