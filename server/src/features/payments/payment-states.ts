import type { PaymentStatus } from 'contract/payments';

export type Standing = { status: PaymentStatus; captured: number; refunded: number };

/** What a provider says of a payment: how things stand there at one moment, all sums in cents. */
export type Told = {
  status: 'missing' | 'waiting' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'lapsed';
  captured: number;
  refunded: number;
};

type Step = Standing & {
  /** The payment has ended here and goes on there: what is there must be undone. */
  mustUndo: boolean;
};

/** Each may be followed by those further on, never by those before: what comes late says less. */
const progress: Record<PaymentStatus, number> = {
  created: 0,
  unknown: 0,
  waiting: 1,
  authorised: 2,
  captured: 3,
  refunded_in_part: 4,
  refunded: 5,
  declined: 9,
  cancelled: 9,
  lapsed: 9,
};

export const hasEnded = (status: PaymentStatus) => progress[status] === 9;
export const isCaptured = (status: PaymentStatus) => progress[status] >= 3 && !hasEnded(status);
export const isUndecided = (status: PaymentStatus) => progress[status] <= 1;

function statusOf(told: Told): PaymentStatus {
  if (told.status === 'missing') return 'lapsed';
  if (told.status !== 'captured') return told.status;
  if (told.refunded === 0) return 'captured';
  return told.refunded < told.captured ? 'refunded_in_part' : 'refunded';
}

/** How a payment stands after the provider was heard. Hearing it again, or late, changes nothing. */
export function afterHearing(now: Standing, told: Told): Step {
  const stays = { ...now, mustUndo: false };
  const status = statusOf(told);
  if (hasEnded(now.status)) return { ...stays, mustUndo: !hasEnded(status) && status !== 'refunded' };
  // Captured money does not vanish: an end that is told afterwards is old.
  if (isCaptured(now.status) && hasEnded(status)) return stays;
  if (now.status === 'authorised' && status === 'declined') return stays;
  if (progress[status] < progress[now.status]) return stays;
  const captured = now.captured || told.captured;
  const refunded = Math.min(captured, Math.max(now.refunded, told.refunded));
  if (refunded < told.refunded) throw new Error('The provider has refunded more than was captured.');
  const isMoney = told.status === 'captured';
  return {
    status: isMoney ? statusOf({ ...told, captured, refunded }) : status,
    captured: isMoney ? captured : now.captured,
    refunded: isMoney ? refunded : now.refunded,
    mustUndo: false,
  };
}
