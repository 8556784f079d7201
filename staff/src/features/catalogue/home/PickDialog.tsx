import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { FieldError } from 'browser/ui/fields/Field';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { type EditedPick, pickFacts } from 'contract/catalogue/home.staff';
import { useState } from 'react';
import { BottlePicker } from '../BottlePicker';
import type { At } from './at';
import { ForWhom } from './ForWhom';
import { savePick } from './home.api';
import { PartActions } from './PartActions';
import css from './PartForm.module.css';

type Props = { at: At; pick: EditedPick | undefined; onClose: () => void };

export const PickDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={props.pick ? `Edit ${props.pick.person}’s pick` : 'New pick'}>
    <PickForm {...props} />
  </Dialog>
);

type Bottle = { product_id: number; name: string };

function PickForm({ at, pick, onClose }: Props) {
  const [bottle, setBottle] = useState<Bottle | undefined>(pick);
  const read = (form: HTMLFormElement) => {
    const said = Object.fromEntries(new FormData(form));
    return { ...said, for_all: said.for_all === 'all', product_id: bottle?.product_id };
  };
  const { form, errors, busy, trouble, edited } = useForm(
    pickFacts,
    async (facts) => {
      notify(await savePick(at.storeId, pick, facts));
      onClose();
    },
    read,
  );
  return (
    <div className={css.form}>
      {/* Beside the form, so that Enter in the search does not send it. */}
      <div>
        <p className={css.about}>{bottle ? 'The bottle:' : 'Which bottle is it?'}</p>
        {bottle && <p>{bottle.name}</p>}
        {errors.product_id && <FieldError>{errors.product_id}</FieldError>}
      </div>
      <BottlePicker
        label={bottle ? 'Choose another bottle' : 'Find the bottle'}
        storeId={at.storeId}
        isTaken={(id) => id === bottle?.product_id}
        onPick={(product_id, name) => {
          setBottle({ product_id, name });
          void edited('product_id');
        }}
      />
      <form {...form} className={css.form} aria-label="Pick">
        <ForWhom forAll={pick?.for_all ?? false} />
        <TextField
          label="Who recommends it"
          name="person"
          required
          autoComplete="off"
          defaultValue={pick?.person}
          error={errors.person}
        />
        <TextField
          label="What they do"
          name="role"
          required
          autoComplete="off"
          hint="“Wine buyer”"
          defaultValue={pick?.role}
          error={errors.role}
        />
        <TextArea
          label="In their words"
          name="words"
          rows={3}
          required
          defaultValue={pick?.words}
          error={errors.words}
        />
        <PartActions
          at={at}
          busy={busy}
          trouble={trouble}
          draftOf={(element) => ({ part: 'picks', id: pick?.id ?? null, facts: read(element) })}
          onClose={onClose}
        />
      </form>
    </div>
  );
}
