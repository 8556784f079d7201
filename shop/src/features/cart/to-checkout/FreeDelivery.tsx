import { useQuery } from '@tanstack/react-query';
import { formatMoney } from 'browser/formats/format';
import { Progress } from 'browser/ui/feedback/Progress';
import type { Cart } from 'contract/cart';
import type { FulfilmentPromise } from 'contract/fulfilment';
import { useZip } from '../../../platform/zip';
import { cartPromises, promisesQuery } from '../../fulfilment/fulfilment.api';

const called = { pickup: 'pickup', delivery: 'delivery', shipping: 'shipping' };

type Free = Extract<FulfilmentPromise, { open: true }> & { free_from: number };
const mayBeFree = (way: FulfilmentPromise): way is Free => way.open && way.free_from !== null;

/**
 * How much more the customer must buy for free delivery: by the chosen way, or else by the first way that has
 * such an amount. It comes late, so nothing stands below it that would go from under a finger.
 */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const kept = useZip(({ zip }) => zip);
  const zip = cart.address_id && cart.fulfilment ? null : kept;
  const { data } = useQuery(promisesQuery(cart.store_id, zip, cartPromises(cart)));
  const way = data?.modes.find(
    (each) => mayBeFree(each) && (cart.fulfilment === null || cart.fulfilment === each.mode),
  );
  if (!data || !way || !mayBeFree(way)) return null;
  const missing = way.free_from - data.goods_total;
  return (
    <Progress
      label={
        missing > 0
          ? `${formatMoney(missing)} more for free ${called[way.mode]}`
          : `You have free ${called[way.mode]}`
      }
      value={Math.min(data.goods_total, way.free_from)}
      max={way.free_from}
    />
  );
}
