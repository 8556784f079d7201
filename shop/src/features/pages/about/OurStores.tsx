import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Illustration } from 'browser/ui/feedback/Illustration';
import { Trouble } from 'browser/ui/feedback/Trouble';
import cheers from '../../../art/vignette-thanks.avif';
import { storesQuery } from '../../stores/stores.api';
import { OurStore, OurStoreSkeleton } from './OurStore';
import css from './OurStores.module.css';

export const OurStores = () => (
  <section className={css.section} aria-labelledby="our-stores">
    <h2 id="our-stores">Our stores</h2>
    <StoreList />
  </section>
);

function StoreList() {
  const stores = useQuery(storesQuery);
  if (stores.isPending)
    return (
      <ul className={css.stores} aria-busy="true">
        {[1, 2, 3, 4, 5].map((place) => (
          <OurStoreSkeleton key={place} />
        ))}
      </ul>
    );
  if (!stores.data)
    return (
      <Trouble title="The stores could not be loaded" again={stores.refetch} busy={stores.isFetching}>
        {inWords(stores.error)}
      </Trouble>
    );
  const now = new Date(stores.dataUpdatedAt);
  return (
    <ul className={css.stores}>
      {stores.data.map((store) => (
        <OurStore key={store.id} store={store} now={now} />
      ))}
      <li className={css.invitation}>
        <Illustration source={cheers} />
        <h3>Come in, or write</h3>
        <p>Tell us what you are cooking, or what you liked last time. We like that question best.</p>
        <Link {...buttonLook({ variant: 'secondary' })} to="/contact-us">
          Contact a store
        </Link>
      </li>
    </ul>
  );
}
