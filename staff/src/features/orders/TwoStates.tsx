import { Notice } from 'browser/ui/feedback/Notice';
import type { StaffOrder } from 'contract/orders/orders.staff';

/** Most such orders are honest: it says what is known and what to do, and accuses nobody. */
export const TwoStates = ({ two_states, next }: StaffOrder) =>
  two_states &&
  next.length > 0 && (
    <Notice>
      <strong>New account, two states.</strong> This is its first order and paid by card. The account is in{' '}
      {two_states.account}, and the order goes to {two_states.delivery}. Often that is a gift or a move; now
      and then the card is stolen. If something seems wrong, call the customer before the order leaves the
      store.
    </Notice>
  );
