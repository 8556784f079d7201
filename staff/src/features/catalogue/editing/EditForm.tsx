import { CallError } from 'browser/calls/call-error';
import { formatList } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { type EditedProduct, editOvertaken } from 'contract/catalogue/products.staff';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { editProductAs, readEditedProduct } from '../catalogue.api';
import { changedFields } from './changed-fields';
import { ProductFields } from './ProductFields';
import css from './ProductFields.module.css';
import { readProduct, typedProduct } from './typed-product';

type Props = {
  /** What is being changed. */
  base: EditedProduct;
  /** Called when the person goes on from a saved state, their own or somebody else's. */
  onTaken: (product: EditedProduct) => void;
  readOnly: boolean;
};

export function EditForm({ base, onTaken, readOnly }: Props) {
  /** What the shop holds, as far as this form knows. */
  const [standing, setStanding] = useState(base);
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<EditedProduct>();
  const { form, errors, busy, trouble, edited, forget } = useForm(
    typedProduct,
    async (facts) => {
      try {
        const { message, data } = await editProductAs(base.id, { version: standing.version, facts });
        setStanding({ ...standing, ...facts, version: data.version });
        notify(message);
      } catch (error) {
        if (error instanceof CallError && error.code === editOvertaken.code)
          setTheirs(await readEditedProduct(base.id));
        throw error;
      }
    },
    readProduct,
  );
  const keepMine = (over: EditedProduct) => {
    // The form must know the other state before it is sent again.
    flushSync(() => {
      setStanding(over);
      setTheirs(undefined);
      forget();
    });
    form.ref.current?.requestSubmit();
  };
  return (
    <form {...form} className={css.form}>
      <fieldset className={css.all} disabled={readOnly}>
        <ProductFields product={base} errors={errors} onChoose={edited} />
      </fieldset>
      {trouble && !theirs && <Notice tone="danger">{trouble}</Notice>}
      {theirs && (
        <Notice
          tone="danger"
          action={
            <>
              <Button variant="secondary" size="small" onClick={() => onTaken(theirs)}>
                Show theirs
              </Button>
              <Button size="small" busy={busy} onClick={() => keepMine(theirs)}>
                Save mine instead
              </Button>
            </>
          }
        >
          {trouble} They changed: {formatList(changedFields(standing, theirs))}.
        </Notice>
      )}
      {!readOnly && (
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save
        </Button>
      )}
    </form>
  );
}
