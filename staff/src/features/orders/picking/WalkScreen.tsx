import { useQueries } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { plural } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import type { PickItem } from 'contract/orders/picking.staff';
import links from '../../../ui/back.module.css';
import { picksQuery } from './picking.api';
import { letterOf } from './stops-of-walk';
import { Walk } from './Walk';

const route = getRouteApi('/main/orders/walk');

/** Several orders in one walk along the shelves, each with a bag of its own. */
export function WalkScreen() {
  const { orders } = route.useSearch();
  const queries = useQueries({ queries: orders.map(picksQuery) });
  const failed = queries.find(({ error, data }) => error && !data);
  const items = queries.flatMap(({ data }) => (data ? [data] : []));
  return (
    <Page
      title={plural(orders.length, { zero: 'Nothing to pick', one: 'Pick # order', other: 'Pick # orders' })}
      actions={
        <Link className={links.back} to="/orders" search={{ tab: 'to_pick' }}>
          All orders
        </Link>
      }
    >
      {orders.length === 0 && <p>Choose orders in the list, and pick them here.</p>}
      {failed && (
        <Trouble
          title="We could not load what is to be picked"
          again={() => Promise.all(queries.map(({ refetch }) => refetch()))}
          busy={failed.isFetching}
        >
          {inWords(failed.error)}
        </Trouble>
      )}
      {!failed && items.length < orders.length && <Skeleton lines={6} label="Loading what is to be picked" />}
      {!failed && orders.length > 0 && items.length === orders.length && (
        <Walk bags={bagsOf(orders, items)} />
      )}
    </Page>
  );
}

const bagsOf = (orders: readonly string[], items: readonly (readonly PickItem[])[]) =>
  orders.map((number, place) => ({ letter: letterOf(place), number, items: items[place]! }));
