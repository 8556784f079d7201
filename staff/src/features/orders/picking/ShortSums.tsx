import { Notice } from 'browser/ui/feedback/Notice';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { Short } from 'contract/orders/shorts.staff';
import { WhatGoesBack } from './WhatGoesBack';

type Props = { order: StaffOrder; short: Short };

/** What goes back, by which way. */
export const ShortSums = ({ order, short }: Props) => (
  <>
    {short.cancels && (
      <Notice tone="danger">Nothing would be left: the order is canceled, and everything goes back.</Notice>
    )}
    <WhatGoesBack order={order} less={short} />
  </>
);
