import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { noteFault } from 'browser/calls/in-words';
import { httpClient } from 'browser/calls/methods';
import { noticingFailure } from 'browser/calls/notice-failure';
import { queries } from 'browser/calls/queries';
import { notify, showToast } from 'browser/toasts/toast';
import * as contract from 'contract/addresses';
import * as v from 'valibot';
import { useCart } from '../../platform/cart';
import { whoeverIsHere } from '../../platform/session';

const listKey = ['addresses'];

const setDefault = (id: string | null) => useCart.getState().setDefaultAddress(id);

/** A list that the answer lacks is an empty one. */
export const addressesQuery = queryOptions({
  queryKey: listKey,
  queryFn: () =>
    noticingFailure(async () => {
      const { data } = await httpClient.get(contract.listAddresses.path);
      const entries = v.parse(v.nullish(contract.listAddresses.shape.data, []), data);
      setDefault(entries.find(({ is_default }) => is_default)?.id ?? null);
      return entries;
    }),
  staleTime: 0,
  retry: false,
});

export const addressQuery = (id: string) =>
  queryOptions({
    queryKey: ['address', id],
    queryFn: () => noticingFailure(() => call(contract.getAddress, { path: { id } })),
    // Each edit begins with the address as the shop has it now.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const reload = () => queries.invalidateQueries({ queryKey: listKey });

/** Adds an address, or writes the one with this id anew. */
export const saveAddress = (
  id: string | undefined,
  address: contract.Address,
): Promise<contract.AddressEntry> =>
  noticingFailure(async () => {
    const { message, data } = id
      ? await callFor(contract.updateAddress, { path: { id }, body: { address } })
      : await callFor(contract.addAddress, { body: { address } });
    notify(message);
    void reload();
    return data;
  });

/** It comes back as a new entry, and as the default one if it was that. */
const bringBack = ({ address, is_default }: contract.AddressEntry) =>
  noticingFailure(async () => {
    const { id } = await call(contract.addAddress, { body: { address } });
    if (is_default) await call(contract.makeDefaultAddress, { path: { id } });
  })
    .catch(noteFault)
    .finally(reload);

export async function deleteAddress(entry: contract.AddressEntry) {
  const customer = whoeverIsHere();
  try {
    const { message } = await noticingFailure(() =>
      callFor(contract.deleteAddress, { path: { id: entry.id } }),
    );
    const onPress = () => void (customer.isStillHere() && bringBack(entry));
    showToast({ message, action: { label: 'Undo', onPress } });
  } finally {
    // Also after a refusal: the address may have gone elsewhere.
    await reload();
  }
}

/** Shown at once; a refusal takes it back, and the list that follows has the last word. */
export async function makeDefaultAddress({ id }: contract.AddressEntry) {
  const { defaultAddress: before } = useCart.getState();
  setDefault(id);
  try {
    const { message } = await noticingFailure(() => callFor(contract.makeDefaultAddress, { path: { id } }));
    notify(message);
  } catch (error) {
    setDefault(before);
    throw error;
  } finally {
    await reload();
  }
}
