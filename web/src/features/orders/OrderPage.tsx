import { Link } from '@tanstack/react-router';
import type { OrderDetails } from 'contract/orders';
import { PageTitle } from '../../app/PageTitle';
import { formatDateTime } from '../../platform/format';
import { Badge } from '../../ui/Badge';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeading } from '../../ui/PageHeading';
import { AwaitedPayment } from './AwaitedPayment';
import { OrderActions } from './OrderActions';
import css from './OrderDetailsScreen.module.css';
import { OrderHandOver } from './OrderHandOver';
import { OrderHistory } from './OrderHistory';
import { OrderLines } from './OrderLines';
import { OrderPlaced } from './OrderPlaced';
import { OrderProgress } from './OrderProgress';
import { OrderSums } from './OrderSums';
import { statusTones, statusWords } from './order-words';

type Props = { order: OrderDetails; justPlaced: boolean };

/** All about one order; right after the purchase it begins with a thank-you and what comes next. */
export const OrderPage = ({ order, justPlaced }: Props) => (
  <div className={css.page}>
    <PageTitle>{`Order ${order.number}`}</PageTitle>
    <Breadcrumb>
      <Link to="/profile/orders">Orders</Link>
      <span aria-current="page">{order.number}</span>
    </Breadcrumb>
    {justPlaced ? <OrderPlaced order={order} /> : <Heading order={order} />}
    {order.status === 'awaiting_payment' && <AwaitedPayment order={order} />}
    {!justPlaced && <OrderProgress order={order} />}
    <OrderActions order={order} justPlaced={justPlaced} />
    <div className={css.columns}>
      <div className={css.main}>
        <OrderLines lines={order.lines} />
        {!justPlaced && <OrderHistory order={order} />}
      </div>
      <div className={css.side}>
        <OrderSums order={order} />
        <OrderHandOver order={order} />
      </div>
    </div>
  </div>
);

const Heading = ({ order }: { order: OrderDetails }) => (
  <PageHeading
    lead={`${formatDateTime(order.created_at, order.timezone)} · ${order.store_name}`}
    actions={<Badge tone={statusTones[order.status]}>{statusWords[order.status]}</Badge>}
  >
    {`Order ${order.number}`}
  </PageHeading>
);
