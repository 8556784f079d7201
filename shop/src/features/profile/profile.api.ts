import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { httpClient } from 'browser/calls/methods';
import { noticingFailure } from 'browser/calls/notice-failure';
import { notify } from 'browser/toasts/toast';
import { changeEmail as changeEmailCall } from 'contract/auth';
import type { Sent } from 'contract/platform/endpoint';
import * as contract from 'contract/profile';
import * as v from 'valibot';
import { useSession } from '../../platform/session';

/** Loaded anew at each visit, and never again during it: that would overwrite what is being typed. */
export const detailsQuery = queryOptions({
  queryKey: ['customer-details'],
  queryFn: () => noticingFailure(() => call(contract.getCustomerDetails)),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
});

export const updateProfile = (
  body: Sent<typeof contract.updateProfile>['body'],
): Promise<contract.SavedProfile> =>
  noticingFailure(async () => {
    const { message, data } = await callFor(contract.updateProfile, { body });
    notify(message);
    const { first_name, last_name, image_url } = data;
    useSession.getState().updateCustomer({ first_name, last_name, image_url });
    return data;
  });

/** Returns the address that now waits to be confirmed, if any. */
export async function changeEmail(email: string, password: string): Promise<string | null> {
  const { message, data } = await callFor(changeEmailCall, { body: { email, password } });
  notify(message);
  return data.pending_email;
}

export const updateLicence = (body: Sent<typeof contract.updateLicence>['body']): Promise<void> =>
  noticingFailure(async () => {
    const { message } = await callFor(contract.updateLicence, { body });
    notify(message);
  });

/** Returns the picture's address. */
export const uploadPicture = (file: File): Promise<string> =>
  noticingFailure(async () => {
    const { data } = await httpClient.upload(contract.uploadPicture.path, file);
    return v.parse(contract.uploadPicture.shape.data, data)[0]?.url ?? '';
  });
