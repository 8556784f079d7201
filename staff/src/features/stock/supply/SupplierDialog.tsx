import { useCall } from 'browser/calls/use-call';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import columns from 'browser/ui/fields/field-columns.module.css';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import { type Supplier, supplierFacts } from 'contract/stock/suppliers.staff';
import { useState } from 'react';
import { newId } from '../new-id';
import { bringBack, retire, saveSupplier } from './suppliers.api';

type Props = {
  storeId: number;
  /** None where it is new. */
  supplier: Supplier | undefined;
  onClose: () => void;
};

export const SupplierDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title={props.supplier ? props.supplier.name : 'New supplier'}>
    <SupplierForm {...props} />
  </Dialog>
);

function SupplierForm({ storeId, supplier, onClose }: Props) {
  const [id] = useState(() => supplier?.id ?? newId());
  const { form, errors, busy, trouble } = useForm(supplierFacts, async (facts) => {
    notify(await saveSupplier(storeId, id, facts, supplier?.version ?? null));
    onClose();
  });
  const leaving = useCall();
  const settle = (ask: typeof retire) => () =>
    leaving.run(async () => {
      notify(await ask(storeId, supplier!));
      onClose();
    });
  const refusal = trouble ?? leaving.refusal;
  return (
    <form {...form} className={columns.fields} aria-label="Supplier">
      <div className={columns.whole}>
        <TextField
          label="Name"
          name="name"
          required
          autoComplete="off"
          data-autofocus
          defaultValue={supplier?.name}
          error={errors.name}
        />
      </div>
      <TextField
        label="Contact"
        name="contact"
        hint="Who you ask for there."
        autoComplete="off"
        defaultValue={supplier?.contact}
        error={errors.contact}
      />
      <TextField
        label="Our customer number"
        name="customer_number"
        autoComplete="off"
        defaultValue={supplier?.customer_number}
        error={errors.customer_number}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={supplier?.email}
        error={errors.email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="off"
        defaultValue={supplier?.phone}
        error={errors.phone}
      />
      <div className={columns.whole}>
        <TextArea
          label="Note"
          name="note"
          rows={3}
          hint="Delivery days, least order, terms."
          defaultValue={supplier?.note}
          error={errors.note}
        />
      </div>
      {refusal && (
        <div className={columns.whole}>
          <Notice tone="danger">{refusal}</Notice>
        </div>
      )}
      <div className={columns.whole}>
        <DialogActions>
          {supplier && (
            <Button
              variant="quiet"
              disabled={busy}
              busy={leaving.busy}
              onClick={settle(supplier.retired ? bringBack : retire)}
            >
              {supplier.retired ? 'Bring back' : 'Retire'}
            </Button>
          )}
          <Button type="submit" busy={busy} busyLabel="Saving" disabled={leaving.busy}>
            Save
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}
