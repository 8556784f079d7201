import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { adjustmentBody } from 'contract/stock/stock.staff';
import { adjust } from '../stock.api';
import css from './AdjustDialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  storeId: number;
  productId: number;
  /** How many are on hand, as the person sees it. */
  seen: number;
};

export const AdjustDialog = ({ open, onClose, ...shelf }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="small"
    title="Adjust the stock"
    description={`There should be ${shelf.seen} on hand.`}
  >
    <AdjustForm {...shelf} onClose={onClose} />
  </Dialog>
);

function AdjustForm({
  storeId,
  productId,
  seen,
  onClose,
}: Omit<Props, 'open' | 'onClose'> & { onClose: () => void }) {
  const { form, errors, busy, trouble } = useForm(
    adjustmentBody,
    async (body) => {
      notify(await adjust(storeId, productId, body));
      onClose();
    },
    (element) => {
      const { bottles, ...typed } = Object.fromEntries(new FormData(element));
      return { ...typed, bottles: bottles === '' ? undefined : Number(bottles), seen };
    },
  );
  return (
    <form {...form} className={css.form} aria-label="Adjust the stock">
      <RadioGroup
        label="What did you find?"
        name="kind"
        defaultValue="broken"
        choices={[
          { value: 'broken', label: 'Broken bottles' },
          { value: 'fewer', label: 'Fewer than there should be' },
          { value: 'more', label: 'More than there should be' },
        ]}
        error={errors.kind}
      />
      <TextField
        label="How many bottles?"
        name="bottles"
        inputMode="numeric"
        autoComplete="off"
        required
        error={errors.bottles}
      />
      <TextField label="Why" name="why" autoComplete="off" required error={errors.why} />
      <FormActions busy={busy} trouble={trouble} does="Save" doing="Saving..." onLeave={onClose} />
    </form>
  );
}
