import { useQuery } from '@tanstack/react-query';
import type { Store } from 'contract/stores';
import { EmptyState } from '../../ui/EmptyState';
import { Trouble } from '../../ui/Trouble';
import { citiesOf } from './cities';
import { StoreCard } from './StoreCard';
import css from './StoreChooser.module.css';
import { StoreChooserSkeleton } from './StoreChooserSkeleton';
import { storesQuery } from './stores.api';

type Props = {
  selectedId?: number | undefined;
  onChoose: (store: Store) => void;
  /** Only those stores; said in `none` when there are none. */
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

  if (stores.isPending) return <StoreChooserSkeleton />;
  if (!stores.data)
    return (
      <Trouble title="The stores could not be loaded" again={stores.refetch} busy={stores.isFetching}>
        {stores.error.message}
      </Trouble>
    );

  const offered = stores.data.filter(only);
  if (offered.length === 0)
    return <EmptyState title={none ?? 'No store is open yet'}>Please come back a little later.</EmptyState>;

  const City = heading;
  const now = new Date(stores.dataUpdatedAt);
  return (
    <div className={css.cities}>
      {citiesOf(offered).map(({ slug, name, state, stores: inCity }) => (
        <section key={slug} className={css.city} aria-labelledby={`stores-in-${slug}`}>
          <City id={`stores-in-${slug}`} className={css.name}>
            {name} <span className={css.state}>{state}</span>
          </City>
          <ul className={css.stores}>
            {inCity.map((store) => (
              <StoreCard
                key={store.id}
                store={store}
                now={now}
                isSelected={store.id === selectedId}
                heading={heading === 'h2' ? 'h3' : 'h4'}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
