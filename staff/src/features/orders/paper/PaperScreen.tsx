import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { plural } from 'browser/formats/format';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { getPaper } from 'contract/orders/paper.staff';
import type { Answer } from 'contract/platform/endpoint';
import { PrintPage } from '../../../ui/PrintPage';
import { AddressLabel } from './AddressLabel';
import { GiftSlip } from './GiftSlip';
import { Invoice } from './Invoice';
import { PackingSlip } from './PackingSlip';
import css from './PaperScreen.module.css';
import { PickSheet } from './PickSheet';
import { paperQuery } from './paper.api';
import { type PaperKind, paperKinds, papers } from './paper-search';

const route = getRouteApi('/main/paper');

const isGift = ({ gift_message }: StaffOrder) => gift_message !== '';

/** What is printed of some orders; its address says which. */
export function PaperScreen() {
  const { kind, orders } = route.useSearch();
  const { data, error, isFetching, refetch, isEnabled } = useQuery(paperQuery(orders));
  return (
    <PrintPage
      title={papers[kind]}
      lead={data && plural(data.orders.length, { one: '# order', other: '# orders' })}
      sheets={data && <Sheets kind={kind} paper={data} />}
    >
      <nav className={css.kinds} aria-label="Paper">
        {paperKinds
          .filter((each) => each !== 'gift' || data?.orders.some(isGift))
          .map((each) => (
            <Link
              key={each}
              to="/paper"
              search={{ kind: each, orders }}
              replace
              className={css.kind}
              aria-current={each === kind ? 'page' : undefined}
            >
              {papers[each]}
            </Link>
          ))}
      </nav>
      {!data && error && (
        <Trouble title="We could not load what is to be printed" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!isEnabled && <EmptyState title="Nothing to print">Choose orders in the list of orders.</EmptyState>}
      {isEnabled && !data && !error && <Skeleton lines={8} label="Loading what is to be printed" />}
    </PrintPage>
  );
}

function Sheets({ kind, paper: { orders, picks } }: { kind: PaperKind; paper: Answer<typeof getPaper> }) {
  switch (kind) {
    case 'pick':
      return <PickSheet orders={orders} picks={picks} />;
    case 'slip':
      return orders.map((order) => <PackingSlip key={order.number} order={order} />);
    case 'gift':
      return orders.filter(isGift).map((order) => <GiftSlip key={order.number} order={order} />);
    case 'invoice':
      return orders.map((order) => <Invoice key={order.number} order={order} />);
    case 'address':
      return orders.map((order) => <AddressLabel key={order.number} order={order} />);
  }
}
