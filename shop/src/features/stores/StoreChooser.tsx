import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Illustration } from 'browser/ui/feedback/Illustration';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { StoreDistances } from 'contract/store-distances';
import type { Store } from 'contract/stores';
import { lazy, Suspense } from 'react';
import art from '../../art/vignette-not-found.avif';
import { useZip } from '../../platform/zip';
import { citiesOf } from './cities';
import { StoreCard } from './StoreCard';
import css from './StoreChooser.module.css';
import { StoreChooserSkeleton } from './StoreChooserSkeleton';
import { distancesQuery, storesQuery } from './stores.api';

const NearestFirst = lazy(() =>
  import('./NearestFirst').then(({ NearestFirst }) => ({ default: NearestFirst })),
);

type Props = {
  selectedId?: number | undefined;
  onChoose: (store: Store) => void;
  /** Shows only these stores, or `none` when there are none. */
  only?: (store: Store) => boolean;
  none?: string;
  /** The headings of the cities; those of the stores are one below. */
  heading?: 'h2' | 'h3';
};

const everyStore = () => true;
/** Whether a store is open changes while the page lies open. */
const askAgainAfter = 60_000;

export function StoreChooser({ selectedId, onChoose, only = everyStore, none, heading = 'h2' }: Props) {
  const stores = useQuery({ ...storesQuery, refetchInterval: askAgainAfter });
  const zip = useZip((kept) => kept.zip);
  const distances = useQuery({ ...distancesQuery(zip ?? ''), enabled: zip !== null });

  if (stores.isPending) return <StoreChooserSkeleton />;
  if (!stores.data)
    return (
      <Trouble title="The stores could not be loaded" again={stores.refetch} busy={stores.isFetching}>
        {inWords(stores.error)}
      </Trouble>
    );

  const offered = stores.data.filter(only);
  if (offered.length === 0)
    return (
      <EmptyState picture={<Illustration source={art} />} title={none ?? 'No store is open yet'}>
        Please come back a little later.
      </EmptyState>
    );

  const list = { stores: offered, now: new Date(stores.dataUpdatedAt), selectedId, heading, onChoose };
  return (
    <div className={css.cities}>
      <Suspense fallback={<div className={css.asking} />}>
        <NearestFirst />
      </Suspense>
      {distances.data && distances.data.stores.length > 0 ? (
        <ByDistance {...list} distances={distances.data} />
      ) : (
        <ByCity {...list} />
      )}
    </div>
  );
}

type ListProps = Required<Pick<Props, 'onChoose' | 'heading'>> &
  Pick<Props, 'selectedId'> & { stores: readonly Store[]; now: Date };

const ByCity = ({ stores, heading: City, ...rest }: ListProps) =>
  citiesOf(stores).map(({ slug, name, state, stores: inCity }) => (
    <section key={slug} className={css.city} aria-labelledby={`stores-in-${slug}`}>
      <City id={`stores-in-${slug}`} className={css.name}>
        {name} <span className={css.state}>{state}</span>
      </City>
      <Stores {...rest} stores={inCity} heading={City} />
    </section>
  ));

function ByDistance({
  stores,
  distances,
  heading: Near,
  ...rest
}: ListProps & { distances: StoreDistances }) {
  const { city, state, zip } = distances.place;
  const miles = new Map(distances.stores.map((each) => [each.store_id, each.miles]));
  const far = ({ id }: Store) => miles.get(id) ?? Number.POSITIVE_INFINITY;
  return (
    <section className={css.city} aria-labelledby="stores-near">
      <Near id="stores-near" className={css.name}>
        Nearest to {city} <span className={css.state}>{`${state} ${zip}`}</span>
      </Near>
      <Stores
        {...rest}
        heading={Near}
        stores={stores.toSorted((one, other) => far(one) - far(other))}
        miles={miles}
      />
    </section>
  );
}

type StoresProps = ListProps & { miles?: ReadonlyMap<number, number> };

const Stores = ({ stores, miles, now, selectedId, heading, onChoose }: StoresProps) => (
  <ul className={css.stores}>
    {stores.map((store) => (
      <StoreCard
        key={store.id}
        store={store}
        now={now}
        isSelected={store.id === selectedId}
        heading={heading === 'h2' ? 'h3' : 'h4'}
        onChoose={onChoose}
        miles={miles?.get(store.id)}
      />
    ))}
  </ul>
);
