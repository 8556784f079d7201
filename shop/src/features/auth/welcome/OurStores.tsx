import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { citiesOf } from '../../stores/cities';
import { openingInWords } from '../../stores/opening';
import { storesQuery } from '../../stores/stores.api';
import css from './OurStores.module.css';

export const OurStores = () => (
  <section className={css.section} aria-labelledby="our-stores">
    <h2 id="our-stores">Our stores</h2>
    <Stores />
  </section>
);

function Stores() {
  const stores = useQuery(storesQuery);
  if (stores.isPending) return <Skeleton shape="block" height="10rem" label="Loading stores" />;
  if (!stores.data)
    return (
      <Trouble title="The stores could not be loaded" again={stores.refetch} busy={stores.isFetching}>
        {inWords(stores.error)}
      </Trouble>
    );
  const now = new Date(stores.dataUpdatedAt);
  return (
    <div className={css.cities}>
      {citiesOf(stores.data).map(({ slug, name, stores: inCity }) => (
        <div key={slug} className={css.city}>
          <h3>{name}</h3>
          <ul className={css.stores}>
            {inCity.map((store) => (
              <li key={store.id} className={css.store}>
                <strong className={css.name}>{store.name}</strong>
                <span>{store.address}</span>
                <span>{openingInWords(store, now)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
