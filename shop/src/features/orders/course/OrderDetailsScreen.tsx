import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { useEffect, useState } from 'react';
import { useStoreData } from '../../../platform/store-data';
import { NoSuchOrder } from '../NoSuchOrder';
import { fromCheckout } from '../order-address';
import { orderQuery } from '../orders.api';
import { useJustPlaced } from '../use-just-placed';
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton';
import { OrderPage } from './OrderPage';

const route = getRouteApi('/main/order-details');

/** The order that the address names, else the one that was bought last. */
export function OrderDetailsScreen() {
  const { order: asked } = route.useSearch();
  const bought = useStoreData(({ purchaseOrderData }) => purchaseOrderData?.order_id);
  const id = asked ?? bought;
  return id ? <Order key={id} id={id} /> : <NoSuchOrder />;
}

const isMissing = (error: Error) => error instanceof CallError && error.status === 404;

/** Right after the purchase, once: a reload of this page and a link to it are not the purchase. */
function useCameFromCheckout(id: string) {
  const { from } = route.useSearch();
  const navigate = route.useNavigate();
  const [came] = useState(from === fromCheckout);
  useEffect(() => {
    if (from) void navigate({ search: { order: id }, replace: true, resetScroll: false });
  }, [from, id, navigate]);
  return came;
}

function Order({ id }: { id: string }) {
  const came = useCameFromCheckout(id);
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(id));
  const justPlaced = useJustPlaced(came, order?.status);
  if (error && isMissing(error)) return <NoSuchOrder />;
  if (order) return <OrderPage order={order} justPlaced={justPlaced} />;
  if (!error) return <OrderDetailsSkeleton justPlaced={came} />;
  return (
    <Page title="Order">
      <Trouble title="The order could not be loaded" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    </Page>
  );
}
