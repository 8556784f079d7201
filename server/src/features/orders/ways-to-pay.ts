import type { PaymentMethod } from 'contract/checkout';
import type { FulfilmentMode } from 'contract/stores';

/** The ways to pay what is left; when that, or the way home, is not known yet, those that there are in any case. */
export function waysToPay(due: number | null, mode: FulfilmentMode | null): PaymentMethod[] {
  if (due === 0) return ['none'];
  return mode === 'pickup' ? ['card', 'at_pickup'] : ['card'];
}
