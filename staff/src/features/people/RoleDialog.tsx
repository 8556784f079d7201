import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { grantRole } from 'contract/staff/people';
import { storeName, useMe } from '../../platform/me';
import css from './PeopleForm.module.css';
import { PlaceAndRole, readPlaceAndRole } from './PlaceAndRole';
import { giveRoleTo, type Person } from './people.api';

type Props = {
  person: Person;
  /** The one to change; a new one without. */
  role: Person['roles'][number] | undefined;
  open: boolean;
  onClose: () => void;
};

export function RoleDialog({ person, role, open, onClose }: Props) {
  const me = useMe();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={role ? `Change the role: ${storeName(me, role.store_id)}` : 'Add a role'}
      description={person.name}
    >
      <RoleForm person={person} role={role} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Pick<Props, 'person' | 'role'> & { onClose: () => void };

function RoleForm({ person, role, onClose }: FormProps) {
  const { form, errors, busy, trouble } = useForm(
    grantRole.shape.body,
    async (body) => {
      notify(await giveRoleTo(person.id, body));
      onClose();
    },
    readPlaceAndRole,
  );
  return (
    <form {...form} className={css.form} aria-label="Role">
      <PlaceAndRole by="people.change" errors={errors} {...(role && { role: role.role, place: role })} />
      <FormActions busy={busy} trouble={trouble} does="Save" doing="Saving..." onLeave={onClose} />
    </form>
  );
}
