import { Link } from '@tanstack/react-router';
import { dot, formatDate, formatMoney, plural } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Card } from 'browser/ui/lists/Card';
import { cardLink } from 'browser/ui/lists/card-link';
import { Badge } from 'browser/ui/values/Badge';
import type { OrderSummary } from 'contract/orders';
import { modeWords } from '../../fulfilment/fulfilment-words';
import { ProductPicture } from '../../goods/ProductPicture';
import { ReorderButton } from '../course/ReorderButton';
import { pieceWords, statusSays, statusTones, statusWords } from '../order-words';
import css from './OrderCard.module.css';

/** One order in the list; the whole card leads to it. */
export const OrderCard = ({ order }: { order: OrderSummary }) => (
  <Card as="li" space="none" className={css.card}>
    <div className={css.head}>
      <h2 className={css.number}>
        <Link {...cardLink} to="/order-details" search={{ order: order.id }}>
          Order {order.number}
        </Link>
      </h2>
      <Badge tone={statusTones[order.status]}>{statusWords[order.status]}</Badge>
    </div>
    <p className={css.where}>
      {formatDate(order.created_at, 'medium', order.timezone)}
      {dot}
      {order.store_name}
      {dot}
      {modeWords[order.fulfilment]}
    </p>
    <p>{statusSays[order.status]}</p>
    <div className={css.foot}>
      <span className={css.pictures} aria-hidden="true">
        {order.images.map((image) => (
          <span key={image} className={css.picture}>
            <ProductPicture imageId={image} sizes="44px" widths={[80, 160]} />
          </span>
        ))}
      </span>
      <p className={css.sum}>
        <span className={css.pieces}>{plural(order.pieces, pieceWords)}</span>
        <span className={css.total}>{formatMoney(order.total)}</span>
      </p>
      <p className={css.way}>
        <Way order={order} />
      </p>
    </div>
  </Card>
);

/** An order that waits for its payment is paid first. */
const Way = ({ order }: { order: OrderSummary }) =>
  order.status === 'awaiting_payment' ? (
    <Link
      {...buttonLook({ size: 'small' })}
      to="/cart-payment"
      search={{ order: order.id }}
      aria-label={`Pay order ${order.number} now`}
    >
      Pay now
    </Link>
  ) : (
    <ReorderButton order={order} size="small" />
  );
