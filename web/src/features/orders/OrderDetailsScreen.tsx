import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Page } from '../../app/Page';
import { PageTitle } from '../../app/PageTitle';
import { CallError } from '../../platform/call-error';
import { formatDateTime } from '../../platform/format';
import { useStoreData } from '../../platform/store-data';
import { Badge } from '../../ui/Badge';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeading } from '../../ui/PageHeading';
import { Trouble } from '../../ui/Trouble';
import { NoSuchOrder } from './NoSuchOrder';
import css from './OrderDetailsScreen.module.css';
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton';
import { OrderHandOver } from './OrderHandOver';
import { OrderLines } from './OrderLines';
import { OrderSums } from './OrderSums';
import { OrderTimeline } from './OrderTimeline';
import { statusTones, statusWords } from './order-words';
import { orderQuery } from './orders.api';

const route = getRouteApi('/main/order-details');

/** The order that the address names, else the one that was bought last. */
export function OrderDetailsScreen() {
  const { order: asked } = route.useSearch();
  const bought = useStoreData(({ purchaseOrderData }) => purchaseOrderData?.order_id);
  const id = asked ?? bought;
  return id ? <Order key={id} id={id} /> : <NoSuchOrder />;
}

const isMissing = (error: Error) => error instanceof CallError && error.status === 404;

function Order({ id }: { id: string }) {
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(id));
  if (error && isMissing(error)) return <NoSuchOrder />;
  if (!order)
    return (
      <Page title="Order">
        {error ? (
          <Trouble title="The order could not be loaded" again={refetch} busy={isFetching}>
            {error.message}
          </Trouble>
        ) : (
          <OrderDetailsSkeleton />
        )}
      </Page>
    );

  const title = `Order ${order.number}`;
  return (
    <div className={css.page}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb>
        <Link to="/profile/orders">Orders</Link>
        <span aria-current="page">{order.number}</span>
      </Breadcrumb>
      <PageHeading
        lead={`${formatDateTime(order.created_at, order.timezone)} · ${order.store_name}`}
        actions={<Badge tone={statusTones[order.status]}>{statusWords[order.status]}</Badge>}
      >
        {title}
      </PageHeading>
      <OrderTimeline order={order} />
      <div className={css.columns}>
        <OrderLines lines={order.lines} />
        <div className={css.side}>
          <OrderSums order={order} />
          <OrderHandOver order={order} />
        </div>
      </div>
    </div>
  );
}
