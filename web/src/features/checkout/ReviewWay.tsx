import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Cart } from 'contract/cart';
import type { KeptStore } from '../../platform/store-data';
import { Card } from '../../ui/Card';
import { addressLine } from '../addresses/address-line';
import { addressesQuery } from '../addresses/addresses.api';
import { modeWords } from '../fulfilment/fulfilment-words';
import css from './Review.module.css';
import { slotWords } from './slot-words';

type Props = { cart: Cart; store: KeptStore };

/** How, where and when. */
export function ReviewWay({ cart: { fulfilment, address_id, slot, gift_message }, store }: Props) {
  const goesToAddress = fulfilment !== null && fulfilment !== 'pickup';
  const addresses = useQuery({ ...addressesQuery, enabled: goesToAddress });
  const to = addresses.data?.find(({ id }) => id === address_id);
  const where = goesToAddress ? to && addressLine(to.address) : `${store.name}, ${store.address}`;
  return (
    <Card as="section" aria-labelledby="review-way" space="none">
      <div className={css.head}>
        <h2 id="review-way" className={css.heading}>
          {fulfilment ? modeWords[fulfilment] : 'How you get it'}
        </h2>
        <Link to="/cart-address" aria-label="Change how you get it">
          Change
        </Link>
      </div>
      <dl className={css.way}>
        {fulfilment && (
          <div>
            <dt>{goesToAddress ? 'To' : 'At'}</dt>
            <dd>{where ?? '…'}</dd>
          </div>
        )}
        {slot && (
          <div>
            <dt>When</dt>
            <dd>{slotWords(slot, store.timezone)}</dd>
          </div>
        )}
        {gift_message && (
          <div>
            <dt>With the words</dt>
            <dd className={css.message}>{gift_message}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
