import { useQuery } from '@tanstack/react-query';
import { useForm } from 'browser/forms/use-form';
import type { AddressEntry } from 'contract/addresses';
import { useState } from 'react';
import type { PlaceNames } from '../places/place';
import { usePlaceLists } from '../places/use-place-lists';
import { useZipLookUp } from '../places/use-zip-look-up';
import { type AddressForm, emptyAddress, fromPayload, toPayload, uncheckedAddress } from './address-form';
import { addressQuery, saveAddress } from './addresses.api';

/**
 * The dialog's form, for a new address or for the one with this id. It lives as long as the dialog is open.
 */
export function useAddressForm(id: string | undefined, onSaved: (entry: AddressEntry) => void) {
  const [edited, setEdited] = useState<Partial<AddressForm>>({});

  const isNew = id === undefined;
  // The lists depend on the form, and the saved address waits for the first of them.
  const [settled, setSettled] = useState(false);
  const saved = useQuery({ ...addressQuery(id ?? ''), enabled: !isNew && settled });
  const typed = { ...(saved.data ? fromPayload(saved.data.address) : emptyAddress), ...edited };
  const lists = usePlaceLists(typed);
  if (lists.settled && !settled) setSettled(true);

  const change = (changes: Partial<AddressForm>) => setEdited((before) => ({ ...before, ...changes }));
  const zip = useZipLookUp(change);

  const { form, errors, busy } = useForm(uncheckedAddress, async () =>
    onSaved(await saveAddress(id, toPayload(typed))),
  );

  return {
    form,
    typed,
    errors,
    lists,
    busy,
    loading: !isNew && saved.isPending,
    failed: !isNew && saved.isError,
    loadAgain: saved.refetch,
    loadingAgain: saved.isFetching,
    change,
    changeZip(text: string) {
      change({ zip: text });
      zip.lookUp(text);
    },
    /** A person's choice counts more than the answer of a look-up that is still under way. */
    changePlace(place: PlaceNames) {
      zip.forget();
      change(place);
    },
  };
}
