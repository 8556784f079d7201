import { Button } from 'browser/ui/buttons/Button';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Notice } from 'browser/ui/feedback/Notice';
import columns from 'browser/ui/fields/field-columns.module.css';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';

type Props = { open: boolean; onClose: () => void; onAddAddress: () => void };

const kinds = [
  { value: 'credit', label: 'Credit card' },
  { value: 'debit', label: 'Debit card' },
] as const;

/**
 * It only closes and resets. What is typed stands in the fields and nowhere else: they have no name that a
 * browser would remember, no state follows them, and closing takes them off the page.
 */
export function AddNewCardDialog({ open, onClose, onAddAddress }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Add New Card">
      <form noValidate autoComplete="off" onSubmit={submit}>
        <Notice>Card details are not saved here</Notice>
        <div className={columns.fields}>
          <div className={columns.whole}>
            <RadioGroup label="Card type" name="card-type" look="row" choices={kinds} defaultValue="credit" />
          </div>
          <div className={columns.whole}>
            <TextField label="Card number" inputMode="numeric" autoComplete="off" maxLength={23} />
          </div>
          <TextField label="Expiration date" placeholder="MM/YY" autoComplete="off" maxLength={7} />
          <TextField label="CVV" inputMode="numeric" autoComplete="off" maxLength={4} />
          <div className={columns.whole}>
            <TextField label="Name on card" autoComplete="off" maxLength={100} />
          </div>
        </div>
        <div>
          <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={onAddAddress}>
            Add New Address
          </Button>
        </div>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Submit</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
