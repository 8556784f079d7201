import type { AddressEntry } from 'contract/addresses';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import columns from '../../ui/field-columns.module.css';
import { Skeleton } from '../../ui/Skeleton';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { Trouble } from '../../ui/Trouble';
import { PlaceFields } from '../places/PlaceFields';
import type { AddressForm } from './address-form';
import { useAddressForm } from './use-address-form';

type Props = {
  /** Of the address that is edited; a new one without it. */
  id: string | undefined;
  onClose: () => void;
  /** Told the address as the shop has it now, before the dialog closes. */
  onSaved?: (entry: AddressEntry) => void;
};

/** Mounted while it is open, so each time begins with an empty form and empty lists. */
export function AddressDialog({ id, onClose, onSaved }: Props) {
  const address = useAddressForm(id, (entry) => {
    onSaved?.(entry);
    onClose();
  });
  const { busy, loading, failed } = address;
  return (
    <Dialog open onClose={onClose} busy={busy} title={id ? 'Edit Address' : 'Add New Address'}>
      {failed && (
        <Trouble
          title="This address could not be loaded"
          again={address.loadAgain}
          busy={address.loadingAgain}
        />
      )}
      {!failed && loading && <FormSkeleton />}
      {!failed && !loading && <Fields address={address} onClose={onClose} />}
    </Dialog>
  );
}

type FieldsProps = { address: ReturnType<typeof useAddressForm>; onClose: () => void };

function Fields({ address, onClose }: FieldsProps) {
  const { form, errors, lists, busy } = address;
  const element = useRef<HTMLFormElement>(null);

  // The first field that the server refused; while the form was busy nothing could be focused by hand.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) address.submit();
  };
  const text = (field: keyof AddressForm) => ({
    value: form[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => address.change({ [field]: target.value }),
  });

  return (
    <form ref={element} noValidate onSubmit={send}>
      <div className={columns.fields}>
        <TextField
          label="First name"
          autoComplete="given-name"
          required
          data-autofocus
          {...text('firstName')}
        />
        <TextField label="Last name" autoComplete="family-name" required {...text('lastName')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
        <TextField
          label="Zip code"
          autoComplete="postal-code"
          required
          {...text('zip')}
          onChange={({ target }) => address.changeZip(target.value)}
        />
        <PlaceFields place={form} lists={lists} errors={errors} onChange={address.changePlace} />
        <div className={columns.whole}>
          <TextArea label="Address" autoComplete="street-address" rows={3} required {...text('address')} />
        </div>
      </div>
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Submit
        </Button>
      </DialogActions>
    </form>
  );
}

const FormSkeleton = () => (
  <div className={columns.fields} aria-busy="true">
    {[0, 1, 2, 3, 4, 5, 6].map((field) => (
      <Skeleton
        key={field}
        shape="block"
        height="4.5rem"
        label={field === 0 ? 'Loading the address' : undefined}
      />
    ))}
  </div>
);
