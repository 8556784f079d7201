import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { GiftPurchase } from 'contract/gift-cards/purchases';
import { purchaseQuery } from '../buying/gifts.api';

const wayOn = ({ can_cancel, can_resend }: GiftPurchase) => {
  if (can_cancel) return 'See the gift, or cancel it';
  return can_resend ? 'See the gift, or send it again' : 'See the gift';
};

/** How a card was bought: what was written, and what can be done about it. */
export function GiftOfCard({ id }: { id: string }) {
  const { data: gift } = useQuery(purchaseQuery(id));
  return (
    gift && (
      <Link
        {...buttonLook({ variant: 'secondary', size: 'small' })}
        to="/gift-card/purchase/$id"
        params={{ id: `${gift.design.id}` }}
        search={{ purchase: gift.id }}
      >
        {wayOn(gift)}
      </Link>
    )
  );
}
