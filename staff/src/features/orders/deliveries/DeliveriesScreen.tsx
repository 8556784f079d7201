import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDate, formatTimes, plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import type { listDeliveries } from 'contract/orders/deliveries.staff';
import { daysAfter } from 'contract/platform/calendar';
import type { Answer } from 'contract/platform/endpoint';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import css from './DeliveriesScreen.module.css';
import { deliveriesQuery } from './deliveries.api';
import { Stop } from './Stop';

const route = getRouteApi('/main/deliveries');

/** Where to drive, in which order, and what to hand over there; it is read on a phone, or on paper. */
export function DeliveriesScreen() {
  const search = route.useSearch();
  const { stores, store } = useChosenStore('orders.move', search.store);
  const navigate = route.useNavigate();
  if (!store) return <NoStore title="Deliveries" />;
  return (
    <Page
      title="Deliveries"
      lead={store.name}
      actions={
        <span className={css.tools}>
          <StoreSwitch
            stores={stores}
            chosen={store.id}
            onChoose={(id) => navigate({ search: (before) => ({ ...before, store: id }) })}
          />
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            Print
          </Button>
        </span>
      }
    >
      <Day key={store.id} store={store.id} day={search.day} />
    </Page>
  );
}

function Day({ store, day }: { store: number; day: string | undefined }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(deliveriesQuery(store, day));
  if (!data)
    return error ? (
      <Trouble title="We could not load the deliveries" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    ) : (
      <Skeleton lines={6} label="Loading the deliveries" />
    );
  return (
    <>
      <Days {...data} />
      <div className={css.tours} aria-busy={isPlaceholderData}>
        {data.tours.length === 0 ? (
          <EmptyState title="Nothing to deliver">No order is brought on this day.</EmptyState>
        ) : (
          data.tours.map((tour) => (
            <section key={`${tour.from} ${tour.until}`} className={css.tour}>
              <h2>
                {formatTimes(tour.from, tour.until, data.timezone)}{' '}
                <span className={css.count}>
                  {plural(tour.stops.length, { one: '# stop', other: '# stops' })}
                </span>
              </h2>
              <ol className={css.stops}>
                {tour.stops.map((stop) => (
                  <Stop key={stop.number} stop={stop} />
                ))}
              </ol>
            </section>
          ))
        )}
      </div>
    </>
  );
}

/** The link to today names no day, so that tomorrow it leads to that day. */
const Days = ({ day, today }: Answer<typeof listDeliveries>) => (
  <nav className={css.days} aria-label="Day">
    <To day={daysAfter(day, -1)} today={today}>
      Day before
    </To>
    <strong>
      {day === today && 'Today, '}
      {formatDate(day, 'day')}
    </strong>
    <To day={daysAfter(day, 1)} today={today}>
      Day after
    </To>
  </nav>
);

const To = ({ day, today, children }: { day: string; today: string; children: string }) => (
  <Link
    to="/deliveries"
    search={(before) => ({ ...before, day: day === today ? undefined : day })}
    className={css.to}
  >
    {children}
  </Link>
);
