import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card } from 'browser/ui/lists/Card';
import type { Cart } from 'contract/cart';
import type { KeptStore } from '../../platform/store-data';
import { addressLine } from '../addresses/address-line';
import { addressesQuery } from '../addresses/addresses.api';
import { ifMissingTitle, ifMissingWords } from '../cart/if-missing';
import { fulfilmentQuery } from '../fulfilment/fulfilment.api';
import { arrivesWords, modeWords, orderByWords } from '../fulfilment/fulfilment-words';
import { slotWords } from '../fulfilment/slot-words';
import css from './Review.module.css';

type Props = { cart: Cart; store: KeptStore };

/** How, where and when. */
export function ReviewWay({ cart, store }: Props) {
  const { fulfilment, address_id, slot, gift_message, if_missing } = cart;
  const goesToAddress = fulfilment !== null && fulfilment !== 'pickup';
  const addresses = useQuery({ ...addressesQuery, enabled: goesToAddress });
  const to = addresses.data?.find(({ id }) => id === address_id);
  const { data } = useQuery({ ...fulfilmentQuery(cart.id ?? '', cart), enabled: fulfilment === 'shipping' });
  const option = data?.modes.find(({ mode }) => mode === fulfilment);
  const arrival = option?.open ? option.arrival : null;
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
        {arrival && (
          <div>
            <dt>When</dt>
            <dd>
              {arrivesWords(arrival)}. {orderByWords(arrival, store.timezone)}.
            </dd>
          </div>
        )}
        <div>
          <dt>{ifMissingTitle}</dt>
          <dd>{ifMissingWords[if_missing]}</dd>
        </div>
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
