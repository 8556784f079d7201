import type { PaymentStatus } from 'contract/payments';

export type Standing = {
  status: PaymentStatus;
  /** What was asked for. */
  amount: number;
  /** This much of the amount is not taken. */
  lowered_by: number;
  captured: number;
  refunded: number;
};

/** What a provider says of a payment: how things stand there at one moment, all sums in cents. */
export type ProviderReport = {
  status: 'missing' | 'waiting' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'lapsed';
  /** What is promised at the provider and may still be captured. */
  authorised: number;
  captured: number;
  refunded: number;
  /** The currency of the provider's sums, in small letters; null as long as there are none. */
  currency: string | null;
};

type NextStanding = Standing & {
  /** The payment has ended here but not at the provider: what was done there must be undone. */
  mustUndo: boolean;
  /** The provider holds another sum than was asked for, or gave back more than it took. */
  differs: boolean;
};

/** The currency of the shop's prices. */
export const shopCurrency = 'usd';

/** A status may be followed only by a higher one: a message that comes late tells about the past. */
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

function statusOf(told: ProviderReport): PaymentStatus {
  if (told.status === 'missing') return 'lapsed';
  if (told.status !== 'captured') return told.status;
  if (told.refunded === 0) return 'captured';
  return told.refunded < told.captured ? 'refunded_in_part' : 'refunded';
}

/** A provider's sum is compared with the amount that was asked for, and never replaces it. */
function isAsAsked(
  { amount, lowered_by }: Standing,
  { status, authorised, captured, refunded, currency }: ProviderReport,
) {
  if (refunded > captured) return false;
  if (status !== 'authorised' && status !== 'captured') return true;
  const isRight = status === 'captured' ? captured === amount - lowered_by : authorised === amount;
  return isRight && currency === shopCurrency;
}

/** A payment's state after a report of the provider. A repeated or late report changes nothing. */
export function afterHearing(now: Standing, told: ProviderReport): NextStanding {
  const differs = !isAsAsked(now, told);
  const stays = { ...now, mustUndo: false, differs };
  const status = statusOf(told);
  const isOver = hasEnded(status) || status === 'refunded';
  if (hasEnded(now.status)) return { ...stays, mustUndo: !isOver };
  // A different sum pays for nothing: the payment ends here, and whatever the provider holds goes back.
  if (differs && !isCaptured(now.status)) return { ...stays, status: 'cancelled', mustUndo: !isOver };
  // Captured money does not vanish, so a report of an ending after it is out of date.
  if (isCaptured(now.status) && hasEnded(status)) return stays;
  if (now.status === 'authorised' && status === 'declined') return stays;
  if (progress[status] < progress[now.status]) return stays;
  const captured = now.captured || told.captured;
  const refunded = Math.min(captured, Math.max(now.refunded, told.refunded));
  const isMoney = told.status === 'captured';
  return {
    status: isMoney ? statusOf({ ...told, captured, refunded }) : status,
    captured: isMoney ? captured : now.captured,
    refunded: isMoney ? refunded : now.refunded,
    amount: now.amount,
    lowered_by: now.lowered_by,
    mustUndo: false,
    differs,
  };
}
