import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { PickItem } from 'contract/orders/picking.staff';
import links from '../../../ui/back.module.css';
import { orderQuery } from '../orders.api';
import { Picker } from '../Picker';
import { whenDue, wordsOfStatus, wordsOfWay } from '../words-of-orders';
import { Bag } from './Bag';
import css from './PickScreen.module.css';
import { picksQuery } from './picking.api';

/** One order, from the shelves into its bag. */
export function PickScreen() {
  const { number } = useParams({ from: '/main/orders/$number/pick' });
  const order = useQuery(orderQuery(number));
  const picks = useQuery(picksQuery(number));
  const error = order.error ?? picks.error;
  const again = () => Promise.all([order.refetch(), picks.refetch()]);
  return (
    <Page
      title={`Pick ${order.data?.number ?? number}`}
      lead={
        order.data &&
        `${order.data.customer_name} · ${wordsOfWay[order.data.fulfilment]} · ${whenDue(order.data)}`
      }
      actions={
        <Link className={links.back} to="/orders/$number" params={{ number }} activeOptions={{ exact: true }}>
          The whole order
        </Link>
      }
    >
      {order.data && picks.data && <Picking order={order.data} items={picks.data} />}
      {!(order.data && picks.data) && error && (
        <Trouble
          title="We could not load what is to be picked"
          again={again}
          busy={order.isFetching || picks.isFetching}
        >
          {inWords(error)}
        </Trouble>
      )}
      {!(order.data && picks.data) && !error && <Skeleton lines={6} label="Loading what is to be picked" />}
    </Page>
  );
}

function Picking({ order, items }: { order: StaffOrder; items: readonly PickItem[] }) {
  const navigate = useNavigate();
  const { number, status, gift_message } = order;
  if (status !== 'placed')
    return <p>There is nothing to pick: this order is {wordsOfStatus[status].toLowerCase()}.</p>;
  return (
    <div className={css.picking}>
      <Picker order={order} />
      {gift_message && <p className={css.gift}>A gift: “{gift_message}”</p>}
      <Bag
        order={order}
        items={items}
        onPacked={() => navigate({ to: '/orders/$number', params: { number } })}
      />
    </div>
  );
}
