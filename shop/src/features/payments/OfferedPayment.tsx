import type { UseQueryResult } from '@tanstack/react-query';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { PaymentMethods } from 'contract/checkout';
import type { ComponentProps } from 'react';
import { PaymentChoice } from './PaymentChoice';
import type { usePayment } from './use-payment';

type Props = {
  methods: Pick<UseQueryResult<PaymentMethods>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  chosen: Pick<ReturnType<typeof usePayment>, 'payment' | 'error' | 'form' | 'change'>;
  charged: ComponentProps<typeof PaymentChoice>['charged'];
};

/** The ways to pay, as soon as they are known; when they cannot be had, another try. */
export function OfferedPayment({ methods, chosen: { payment, error, form, change }, charged }: Props) {
  if (methods.isError && !methods.data)
    return (
      <Trouble
        title="The payment options could not be loaded"
        again={methods.refetch}
        busy={methods.isFetching}
      />
    );
  return (
    <div ref={form}>
      <PaymentChoice offer={methods.data} {...{ payment, error, charged }} onChange={change} />
    </div>
  );
}
