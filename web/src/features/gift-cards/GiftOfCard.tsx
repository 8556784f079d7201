import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../ui/button-look';
import { purchaseQuery } from './gifts.api';

/** Where a card was bought as a gift: what was written, and what can be done about it. Nothing for all others. */
export function GiftOfCard({ id }: { id: string }) {
  const { data: gift } = useQuery({ ...purchaseQuery(id), retry: false });
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
