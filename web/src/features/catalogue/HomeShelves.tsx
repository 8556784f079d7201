import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ProductCard as Card } from 'contract/catalogue-cards';
import { Trouble } from '../../ui/Trouble';
import { CardRow } from './CardRow';
import { DepartmentTiles } from './DepartmentTiles';
import { HomeSkeleton } from './HomeSkeleton';
import { homeQuery } from './home.api';
import { ProductCard } from './ProductCard';
import { SetCard } from './SetCard';

/** What a store has to show today. What it has nothing of is left out. */
export function HomeShelves({ storeId }: { storeId: number }) {
  const home = useQuery(homeQuery(storeId));

  if (home.isPending) return <HomeSkeleton />;
  if (!home.data)
    return (
      <Trouble title="The shelves could not be loaded" again={home.refetch} busy={home.isFetching}>
        {home.error.message}
      </Trouble>
    );
  const { departments, featured, newest, on_sale, wine_sets } = home.data;
  return (
    <>
      <DepartmentTiles departments={departments} />
      <Bottles title="Featured" cards={featured} all={{ to: '/products' }} />
      <Bottles
        title="New on the shelves"
        cards={newest}
        all={{ to: '/products', search: { sort: 'newest' } }}
      />
      <Bottles title="On sale" cards={on_sale} all={{ to: '/products', search: { on_sale: 'true' } }} />
      {wine_sets.length > 0 && (
        <CardRow title="Wine sets" more={<All title="Wine sets" to="/wine-set" />}>
          {wine_sets.map((set) => (
            <SetCard key={set.id} set={set} />
          ))}
        </CardRow>
      )}
    </>
  );
}

type Way = Pick<LinkProps, 'to' | 'search'>;
type Row = { title: string; cards: readonly Card[]; all: Way };

const Bottles = ({ title, cards, all }: Row) =>
  cards.length > 0 && (
    <CardRow title={title} more={<All title={title} {...all} />}>
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} />
      ))}
    </CardRow>
  );

const All = ({ title, ...way }: Way & { title: string }) => (
  <Link {...way} aria-label={`See all: ${title}`}>
    See all
  </Link>
);
