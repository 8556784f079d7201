import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { TextArea } from 'browser/ui/fields/TextArea';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { noteBody } from 'contract/customers.staff';
import { useState } from 'react';
import { writeNote } from './customers.api';
import css from './Gestures.module.css';
import { StoreChoice, type StoreName } from './StoreChoice';

type Props = { id: string; stores: readonly StoreName[]; onClose: () => void };

export function NoteForm({ id, stores, onClose }: Props) {
  const [storeId, setStore] = useState(stores[0]!.id);
  const { form, errors, busy, trouble } = useForm(noteBody, async ({ text }) => {
    notify((await writeNote({ id, storeId }, text)).message);
    onClose();
  });
  return (
    <form {...form} className={css.form} aria-label="Write a note">
      <StoreChoice stores={stores} value={storeId} onChange={setStore} />
      <TextArea label="Note" name="text" rows={4} required error={errors.text} />
      <FormActions busy={busy} trouble={trouble} does="Write it down" doing="Writing..." onLeave={onClose} />
    </form>
  );
}
