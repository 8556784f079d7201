import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextArea } from 'browser/ui/fields/TextArea';
import { noteBody } from 'contract/orders/orders.staff';
import css from './OrderScreen.module.css';
import { writeNote } from './orders.api';

export function NoteForm({ number }: { number: string }) {
  const { form, errors, busy, trouble } = useForm(noteBody, async ({ text }, { reset }) => {
    await writeNote(number, text);
    reset();
  });
  return (
    <form {...form} className={css.form} aria-label="Note for staff">
      <TextArea label="Note for staff" name="text" rows={2} error={errors.text} />
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button type="submit" variant="secondary" size="small" busy={busy} busyLabel="Saving...">
        Save note
      </Button>
    </form>
  );
}
