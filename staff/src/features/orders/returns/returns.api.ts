import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { acceptReturnBeyond, acceptReturnByStaff, type StaffOrder } from 'contract/orders/orders.staff';
import {
  beginReturn,
  beginReturnBeyond,
  previewCancellation,
  previewReturn,
} from 'contract/orders/returns.staff';
import type { Sent } from 'contract/platform/endpoint';
import { withFreshFactor } from '../../../platform/fresh-factor';
import { changedAsSeen } from '../orders.api';

type Lines = Sent<typeof previewReturn>['body']['lines'];

/** What would go back for so many pieces; asked for when there are any. */
export const returnQuery = ({ number, version }: StaffOrder, lines: Lines) =>
  queryOptions({
    queryKey: ['order', number, 'return', version, lines],
    queryFn: () => call(previewReturn, { path: { number }, body: { lines } }),
    placeholderData: keepPreviousData,
  });

export const cancellationQuery = ({ number, version }: StaffOrder) =>
  queryOptions({
    queryKey: ['order', number, 'cancellation', version],
    queryFn: () => call(previewCancellation, { path: { number } }),
  });

type Answered = Omit<Sent<typeof acceptReturnByStaff>['body'], 'version'>;
type Begun = Omit<Sent<typeof beginReturn>['body'], 'version'>;

/** Beyond the store's limit a manager shows a factor. */
export const answerReturn = ({ number, version }: StaffOrder, answer: Answered, isBeyond: boolean) => {
  const asked = { path: { number }, body: { ...answer, version } };
  return changedAsSeen(
    number,
    isBeyond ? withFreshFactor(() => call(acceptReturnBeyond, asked)) : call(acceptReturnByStaff, asked),
  );
};

export const beginReturnOf = ({ number, version }: StaffOrder, answer: Begun, isBeyond: boolean) => {
  const asked = { path: { number }, body: { ...answer, version } };
  return changedAsSeen(
    number,
    isBeyond ? withFreshFactor(() => call(beginReturnBeyond, asked)) : call(beginReturn, asked),
  );
};
