import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { DialogActions } from 'browser/ui/overlays/Dialog';
import { beyondGoodwill, goodwillBody } from 'contract/customers.staff';
import { useRef, useState } from 'react';
import { useStoresWith } from '../../platform/me';
import { give, giveBeyond } from './customers.api';
import css from './Gestures.module.css';
import { StoreChoice, type StoreName } from './StoreChoice';

const kinds = [
  { value: 'store_credit', label: 'Store credit, in dollars' },
  { value: 'points', label: 'Points' },
] as const;

type Props = { id: string; stores: readonly StoreName[]; onDone: () => void };

/** $1,250.50, as people type it; the schema refuses text that is no number. */
const amountIn = (typed: unknown) =>
  typeof typed === 'string' ? Number(typed.replace(/[$,\s]/g, '') || Number.NaN) : Number.NaN;

/** Beyond the store's limit a manager presses once more, and shows a factor. */
export function GoodwillForm({ id, stores, onDone }: Props) {
  const [storeId, setStore] = useState(stores[0]!.id);
  const mayGoBeyond = useStoresWith('orders.refund-more').some((store) => store.id === storeId);
  const allTheSame = useRef(false);
  const { form, errors, busy, trouble, refusal } = useForm(
    goodwillBody,
    async (body) => {
      const ask = allTheSame.current ? giveBeyond : give;
      allTheSame.current = false;
      const { message } = await ask({ id, storeId }, body);
      notify(message);
      onDone();
    },
    (element) => {
      const given = new FormData(element);
      return { ...Object.fromEntries(given), amount: amountIn(given.get('amount')) };
    },
  );
  return (
    <form {...form} className={css.form} aria-label="Give goodwill">
      <StoreChoice stores={stores} value={storeId} onChange={setStore} />
      <RadioGroup
        label="What"
        name="kind"
        choices={kinds}
        defaultValue="store_credit"
        look="row"
        error={errors.kind}
      />
      <TextField label="Amount" name="amount" inputMode="decimal" required error={errors.amount} />
      <TextField
        label="Why"
        name="reason"
        hint="Staff read it, the customer does not."
        required
        error={errors.reason}
      />
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
        {refusal === beyondGoodwill.code && mayGoBeyond && (
          <Button
            type="submit"
            variant="secondary"
            busy={busy}
            onClick={() => {
              allTheSame.current = true;
            }}
          >
            Give it as a manager
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel="Giving...">
          Give it
        </Button>
      </DialogActions>
    </form>
  );
}
