import type { PaymentState } from 'contract/checkout';
import type { PaymentStatus } from 'contract/payments';

type Shown = Record<PaymentStatus, PaymentState['status']>;

/** The state of a payment as customers are told it. */
const shown: Shown = {
  created: 'unknown',
  unknown: 'unknown',
  waiting: 'waiting',
  authorised: 'paid',
  captured: 'paid',
  refunded_in_part: 'paid',
  refunded: 'paid',
  declined: 'declined',
  cancelled: 'ended',
  lapsed: 'ended',
};

type Payment = { status: PaymentStatus; redirect_url: string | null; words: string };

/** `except` gives the states that are told differently for this kind of purchase. */
export const shownPaymentState = (
  { status, redirect_url, words }: Payment,
  except: Partial<Shown> = {},
): PaymentState => ({
  status: except[status] ?? shown[status],
  ...(redirect_url !== null && { redirect_url }),
  ...(words !== '' && { words }),
});
