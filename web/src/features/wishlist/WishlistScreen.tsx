import { useQuery } from '@tanstack/react-query';
import type { Wish } from 'contract/wishlist';
import { Nothing } from '../../app/Nothing';
import { Page } from '../../app/Page';
import art from '../../art/empty-wishes.svg';
import { type KeptStore, useStoreData } from '../../platform/store-data';
import { Trouble } from '../../ui/Trouble';
import { CardGrid } from '../catalogue/CardGrid';
import { CardGridSkeleton } from '../catalogue/CardGridSkeleton';
import { useUndo } from './use-undo';
import { WishCard } from './WishCard';
import { keyOf, markOf, useHearts, wishedOf } from './wanted-wishes';
import { wishesQuery, wishMarksQuery } from './wishlist.api';

/** The guard has seen to it that there is a store. */
export function WishlistScreen() {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  return (
    store && (
      <Page title="Wishlist" lead={`At today's prices at ${store.name}.`}>
        <Wishes store={store} />
      </Page>
    )
  );
}

function Wishes({ store }: { store: KeptStore }) {
  const wishes = useQuery(wishesQuery(store.id));
  const shown = useStillWished(wishes.data);
  useUndo(wishes.data, store.id);

  if (wishes.isPending) return <CardGridSkeleton label="Loading your wishlist" />;
  if (wishes.isError && !wishes.data)
    return (
      <Trouble title="Your wishlist could not be loaded" again={wishes.refetch} busy={wishes.isFetching}>
        {wishes.error.message}
      </Trouble>
    );
  if (shown.length === 0)
    return (
      <Nothing
        picture={art}
        says="Nothing is wished for yet"
        way={{ to: '/products', label: 'See the shelves' }}
      >
        Tap the heart of a bottle to keep it here with its price at your store.
      </Nothing>
    );
  return (
    <CardGrid label="Wishlist">
      {shown.map((wish) => (
        <WishCard key={keyOf(wishedOf(wish))} wish={wish} store={store} />
      ))}
    </CardGrid>
  );
}

/** A wish goes as soon as its heart is empty, before the server has answered. */
function useStillWished(wishes: readonly Wish[] = []) {
  const wanted = useHearts((hearts) => hearts.wanted);
  const { data: marks } = useQuery({ ...wishMarksQuery, enabled: false });
  return wishes.filter((wish) => {
    const wished = wishedOf(wish);
    return wanted[keyOf(wished)] ?? Boolean(markOf(wished, marks));
  });
}
