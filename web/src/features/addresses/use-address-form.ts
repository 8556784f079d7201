import { useQuery } from '@tanstack/react-query';
import type { AddressEntry } from 'contract/addresses';
import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import type { Place } from '../places/place';
import { usePlaceLists } from '../places/use-place-lists';
import { useZipLookUp } from '../places/use-zip-look-up';
import {
  type AddressErrors,
  type AddressForm,
  emptyAddress,
  errorsOf,
  fromPayload,
  toPayload,
} from './address-form';
import { addressQuery, useSaveAddress } from './addresses.api';

/** The dialog's form, for a new address or for the one with this id. It lives as long as the dialog is open. */
export function useAddressForm(id: string | undefined, onSaved: (entry: AddressEntry) => void) {
  const [edited, setEdited] = useState<Partial<AddressForm>>({});
  const [errors, setErrors] = useState<AddressErrors>({});
  const save = useSaveAddress(id);

  const isNew = id === undefined;
  // The lists depend on the form, and the saved address waits for the first of them.
  const [settled, setSettled] = useState(false);
  const saved = useQuery({ ...addressQuery(id ?? ''), enabled: !isNew && settled });
  const form = { ...(saved.data ? fromPayload(saved.data.address) : emptyAddress), ...edited };
  const lists = usePlaceLists(form);
  if (lists.settled && !settled) setSettled(true);

  const change = (changes: Partial<AddressForm>) => {
    setEdited((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const left = { ...before };
      for (const field of Object.keys(changes)) delete left[field as keyof AddressForm];
      return left;
    });
  };
  const zip = useZipLookUp(change);

  const submit = () =>
    save.mutate(toPayload(form), {
      onSuccess: ({ data }) => onSaved(data),
      onError: (error) => error instanceof CallError && setErrors(errorsOf(error.errors)),
    });

  return {
    form,
    errors,
    lists,
    busy: save.isPending,
    loading: !isNew && saved.isPending,
    failed: !isNew && saved.isError,
    loadAgain: saved.refetch,
    loadingAgain: saved.isFetching,
    change,
    changeZip(typed: string) {
      change({ zip: typed });
      zip.lookUp(typed);
    },
    /** What a person chooses counts more than what a code still in the air would say. */
    changePlace(place: Place) {
      zip.forget();
      change(place);
    },
    submit,
  };
}
