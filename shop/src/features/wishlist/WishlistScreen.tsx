import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Nothing } from 'browser/ui/page/Nothing';
import { Page } from 'browser/ui/page/Page';
import type { Wish } from 'contract/wishlist';
import type { ReactNode } from 'react';
import art from '../../art/vignette-wishes.avif';
import { type KeptStore, useStoreData } from '../../platform/store-data';
import { CardGrid } from '../goods/CardGrid';
import { CardGridSkeleton } from '../goods/CardGridSkeleton';
import { useUndo } from './use-undo';
import { WishCard } from './WishCard';
import { keyOf, markOf, useHearts, wishedOf } from './wanted-wishes';
import { wishesQuery } from './wishes.api';
import { wishMarksQuery } from './wishlist.api';

type Props = { wayToCart: (wish: Wish) => ReactNode };

/** The route guard makes sure that a store is chosen. */
export function WishlistScreen({ wayToCart }: Props) {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  return (
    store && (
      <Page title="Wishlist" lead={`At today's prices at ${store.name}.`}>
        <Wishes store={store} wayToCart={wayToCart} />
      </Page>
    )
  );
}

function Wishes({ store, wayToCart }: Props & { store: KeptStore }) {
  const wishes = useQuery(wishesQuery(store.id));
  const shown = useStillWished(wishes.data);
  useUndo(wishes.data, store.id);

  if (wishes.isPending) return <CardGridSkeleton label="Loading your wishlist" />;
  if (wishes.isError && !wishes.data)
    return (
      <Trouble title="Your wishlist could not be loaded" again={wishes.refetch} busy={wishes.isFetching}>
        {inWords(wishes.error)}
      </Trouble>
    );
  if (shown.length === 0)
    return (
      <Nothing picture={art} says="Your wishlist is empty" way={{ to: '/products', label: 'Shop all wine' }}>
        Tap the heart of a bottle to keep it here with its price at your store.
      </Nothing>
    );
  return (
    <CardGrid label="Wishlist">
      {shown.map((wish) => (
        <WishCard key={keyOf(wishedOf(wish))} wish={wish} store={store} wayToCart={wayToCart(wish)} />
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
