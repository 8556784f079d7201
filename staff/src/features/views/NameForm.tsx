import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { renameView } from 'contract/desk/views.staff';
import css from './NameForm.module.css';

type Props = {
  label: string;
  name?: string;
  hint?: string;
  does: string;
  onNamed: (name: string) => Promise<void>;
};

/** What somebody calls a view. */
export function NameForm({ label, name, hint, does, onNamed }: Props) {
  const { form, errors, busy, trouble } = useForm(renameView.shape.body, (body) => onNamed(body.name));
  return (
    <form {...form} className={css.form} aria-label={label}>
      <TextField
        label="Name"
        name="name"
        defaultValue={name}
        hint={hint}
        maxLength={60}
        required
        error={errors.name}
      />
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button type="submit" busy={busy}>
        {does}
      </Button>
    </form>
  );
}
