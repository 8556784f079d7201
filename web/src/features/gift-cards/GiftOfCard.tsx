import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../ui/button-look';
import { purchaseQuery } from './gifts.api';

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
        {gift.can_cancel ? 'See the gift, or cancel it' : 'See the gift, or send it again'}
      </Link>
    )
  );
}
