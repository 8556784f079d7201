import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { line } from 'contract/platform/text';
import * as v from 'valibot';
import css from './AccountForm.module.css';
import { addPasskeyAs } from './own-account.api';

const named = v.object({ name: line('Name is required') });

type Props = { open: boolean; onClose: () => void };

export const AddPasskeyDialog = (props: Props) => (
  <Dialog
    {...props}
    size="small"
    title="Add a passkey"
    description="Your device keeps it, and asks for your finger, your face or its PIN."
  >
    <AddPasskeyForm onClose={props.onClose} />
  </Dialog>
);

function AddPasskeyForm({ onClose }: { onClose: () => void }) {
  const { form, errors, busy, trouble } = useForm(named, async ({ name }) => {
    const message = await addPasskeyAs(name);
    if (!message) return;
    notify(message);
    onClose();
  });
  return (
    <form {...form} className={css.form} aria-label="Add a passkey">
      <TextField
        label="Name"
        name="name"
        hint="So that you know it again, such as Counter tablet."
        required
        error={errors.name}
      />
      <FormActions busy={busy} trouble={trouble} does="Add" doing="Adding..." onLeave={onClose} />
    </form>
  );
}
