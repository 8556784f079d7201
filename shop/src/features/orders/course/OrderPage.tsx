import { Link } from '@tanstack/react-router';
import { dot, formatDateTime } from 'browser/formats/format';
import { Breadcrumb } from 'browser/ui/lists/Breadcrumb';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { Badge } from 'browser/ui/values/Badge';
import type { OrderDetails } from 'contract/orders';
import { OrderHandOver } from '../OrderHandOver';
import { OrderLines } from '../OrderLines';
import { OrderSums } from '../OrderSums';
import { statusTones, statusWords } from '../order-words';
import { ReturnRequests } from '../returns/ReturnRequests';
import { AwaitedPayment } from './AwaitedPayment';
import { OrderActions } from './OrderActions';
import css from './OrderDetailsScreen.module.css';
import { OrderHistory } from './OrderHistory';
import { OrderPlaced } from './OrderPlaced';
import { OrderProgress } from './OrderProgress';

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
        {order.return_requests.length > 0 && <ReturnRequests order={order} />}
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
    lead={`${formatDateTime(order.created_at, order.timezone)}${dot}${order.store_name}`}
    actions={<Badge tone={statusTones[order.status]}>{statusWords[order.status]}</Badge>}
  >
    {`Order ${order.number}`}
  </PageHeading>
);
