import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Sent } from 'contract/platform/endpoint';
import { getCustomerDetails, updateLicence, updateProfile, uploadPicture } from 'contract/profile';
import * as v from 'valibot';
import { call, callFor } from '../../platform/call';
import { httpClient } from '../../platform/http-client';
import { noticeFailure } from '../../platform/notice-failure';
import { useSession } from '../../platform/session';
import { notify } from '../../platform/toast';

/** Asked anew at each visit, and never while somebody is typing. */
export const detailsQuery = queryOptions({
  queryKey: ['customer-details'],
  queryFn: async () => {
    try {
      return await call(getCustomerDetails);
    } catch (error) {
      noticeFailure(error);
      throw error;
    }
  },
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
});

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: Sent<typeof updateProfile>['body']) => callFor(updateProfile, { body }),
    onSuccess: ({ message, data: { first_name, last_name, image_url } }) => {
      notify(message);
      useSession.getState().updateCustomer({ first_name, last_name, image_url });
    },
    onError: noticeFailure,
  });

export const useUpdateLicence = () =>
  useMutation({
    mutationFn: (body: Sent<typeof updateLicence>['body']) => callFor(updateLicence, { body }),
    onSuccess: ({ message }) => notify(message),
    onError: noticeFailure,
  });

/** Answers with the picture's address. */
export const useUploadPicture = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const { data } = await httpClient.upload(uploadPicture.path, file);
      return v.parse(uploadPicture.shape.data, data)[0]?.url ?? '';
    },
    onError: noticeFailure,
  });
