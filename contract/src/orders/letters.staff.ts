import * as v from 'valibot';
import { refusal } from '../platform/endpoint.js';
import { uuid } from '../platform/ids.js';

export type OrderLetterKind =
  | 'placed'
  | 'short'
  | 'replaced'
  | 'replacement_undone'
  | 'not_paid'
  | 'ready'
  | 'on_its_way'
  | 'handed_over'
  | 'cancelled'
  | 'not_collected'
  | 'return_asked'
  | 'return_refused'
  | 'returned';

export const letterStates = ['waiting', 'sent', 'failed'] as const;

/** A letter that the shop has written about an order. */
export const orderLetter = v.object({
  id: uuid,
  /** Covered when the caller does not see the customer whole. */
  to: v.string(),
  state: v.picklist(letterStates),
  /** Whether what it says still holds. */
  can_send_again: v.boolean(),
});
export type OrderLetter = v.InferOutput<typeof orderLetter>;

export const letterNotFound = refusal(404, 'letter_not_found', 'There is no such letter.');
export const letterIsOver = refusal(
  409,
  'letter_is_over',
  'What this letter says is no longer so. It is not sent again.',
);
export const letterNotWritten = refusal(
  409,
  'letter_not_written',
  'No letter can be sent: the account has no email address, or its mailbox had many letters within the hour.',
);
