import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { dollars } from 'contract/platform/money';
import { costBody } from 'contract/stock/costs.staff';
import { typedAmount } from '../../../platform/typed-amount';
import css from '../shelf/AdjustDialog.module.css';
import { saveCost } from './costs.api';

type Props = {
  storeId: number;
  productId: number;
  /** How many are on hand, as the person sees it. */
  seen: number;
  onClose: () => void;
};

export const CostDialog = (props: Props) => (
  <Dialog
    open
    onClose={props.onClose}
    size="small"
    title="Set the cost"
    description={`It is the cost of each of the ${props.seen} on hand. What was sold keeps its cost.`}
  >
    <CostForm {...props} />
  </Dialog>
);

function CostForm({ storeId, productId, seen, onClose }: Props) {
  const { form, errors, busy, trouble } = useForm(
    costBody,
    async ({ unit_cost, ...body }) => {
      notify(await saveCost(storeId, productId, { ...body, unit_cost: dollars(unit_cost) }));
      onClose();
    },
    (element) => {
      const { unit_cost, ...typed } = Object.fromEntries(new FormData(element));
      return {
        ...typed,
        unit_cost: typeof unit_cost === 'string' ? typedAmount(unit_cost) : undefined,
        seen,
      };
    },
  );
  return (
    <form {...form} className={css.form} aria-label="Set the cost">
      <TextField
        label="Cost of one bottle"
        name="unit_cost"
        start="$"
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
        error={errors.unit_cost && 'Enter an amount like 9.50'}
      />
      <TextField label="Why" name="why" autoComplete="off" required error={errors.why} />
      <FormActions busy={busy} trouble={trouble} does="Save" doing="Saving..." onLeave={onClose} />
    </form>
  );
}
