import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Address,
  type AddressEntry,
  addAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  makeDefaultAddress,
  updateAddress,
} from 'contract/addresses';
import * as v from 'valibot';
import { call, callFor } from '../../platform/call';
import { httpClient } from '../../platform/http-client';
import { noticeFailure } from '../../platform/notice-failure';
import { notify } from '../../platform/toast';

const listKey = ['addresses'];

/** A list that the answer lacks is an empty one. */
export const addressesQuery = queryOptions({
  queryKey: listKey,
  queryFn: async () => {
    try {
      const { data } = await httpClient.get(listAddresses.path);
      return v.parse(v.nullish(listAddresses.shape.data, []), data);
    } catch (error) {
      noticeFailure(error);
      throw error;
    }
  },
  staleTime: 0,
  retry: false,
});

export const addressQuery = (id: string) =>
  queryOptions({
    queryKey: ['address', id],
    queryFn: async () => {
      try {
        return await call(getAddress, { path: { id } });
      } catch (error) {
        noticeFailure(error);
        throw error;
      }
    },
    // What is edited is what the shop has now, each time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const useReload = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listKey });
};

/** Adds an address, or writes the one with this id anew; answers with the server's message. */
export function useSaveAddress(id: string | undefined) {
  const reload = useReload();
  return useMutation({
    mutationFn: (address: Address) =>
      id
        ? callFor(updateAddress, { path: { id }, body: { address } })
        : callFor(addAddress, { body: { address } }),
    onSuccess: ({ message }) => {
      notify(message);
      void reload();
    },
    onError: noticeFailure,
  });
}

export function useDeleteAddress() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id }: AddressEntry) => callFor(deleteAddress, { path: { id } }),
    onSuccess: ({ message }) => notify(message),
    onError: noticeFailure,
    // Also after a refusal: the address may have gone elsewhere.
    onSettled: reload,
  });
}

export function useMakeDefault() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id }: AddressEntry) => callFor(makeDefaultAddress, { path: { id } }),
    onSuccess: ({ message }) => notify(message),
    onError: noticeFailure,
    onSettled: reload,
  });
}
