import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import columns from 'browser/ui/fields/field-columns.module.css';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { AddressEntry } from 'contract/addresses';
import { useId } from 'react';
import { PlaceFields } from '../places/PlaceFields';
import { ZipSuggestions } from '../places/ZipSuggestions';
import { type AddressForm, sentAs } from './address-form';
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
  const { form, typed, errors, lists, busy } = address;
  const zips = useId();
  const text = (field: keyof AddressForm) => ({
    name: sentAs[field],
    value: typed[field],
    error: errors[sentAs[field]],
    onChange: ({ target }: { target: { value: string } }) => address.change({ [field]: target.value }),
  });

  return (
    <form {...form}>
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
          // Codes of other countries have letters.
          inputMode={typed.country === 'United States' ? 'numeric' : 'text'}
          autoComplete="postal-code"
          list={zips}
          required
          {...text('zip')}
          onChange={({ target }) => address.changeZip(target.value)}
        />
        <ZipSuggestions id={zips} typed={typed.zip} country={typed.country} />
        <PlaceFields
          place={typed}
          lists={lists}
          nameOf={(part) => sentAs[part]}
          errorOf={(part) => errors[sentAs[part]]}
          onChange={address.changePlace}
        />
        <div className={columns.whole}>
          <TextArea label="Address" autoComplete="street-address" rows={3} required {...text('address')} />
        </div>
      </div>
      <FormActions busy={busy} trouble={undefined} does="Submit" doing="Saving..." onLeave={onClose} />
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
