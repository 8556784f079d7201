import { Link, type LinkProps } from '@tanstack/react-router';
import type { getHome } from 'contract/catalogue';
import type { ProductCard as Card } from 'contract/catalogue/cards';
import type { Answer } from 'contract/platform/endpoint';
import { type KeptStore, useStoreData } from '../../../platform/store-data';
import { CardRow } from '../../goods/CardRow';
import { HomeLottery } from '../../lottery/HomeLottery';
import { ProductOnShelf } from '../ProductOnShelf';
import { SetOnShelf } from '../SetOnShelf';
import { DepartmentTiles } from './DepartmentTiles';
import { GiftCardsCorner } from './GiftCardsCorner';
import css from './HomeShelves.module.css';
import { Picks } from './Picks';
import { WaysIn } from './WaysIn';

type Props = { store: KeptStore; home: Answer<typeof getHome> };

/** What a store has to show today. Parts without anything are left out. */
export function HomeShelves({ store, home }: Props) {
  const { tiles, picks, departments, featured, newest, on_sale, wine_sets } = home;
  return (
    <>
      <WaysIn tiles={tiles} />
      <Picks picks={picks} storeName={store.name} />
      <Bottles title="Featured" cards={featured} all={{ to: '/products' }} />
      {wine_sets.length > 0 && (
        <CardRow title="Wine sets" more={<All title="Wine sets" to="/wine-set" />}>
          {wine_sets.map((set) => (
            <SetOnShelf key={set.id} set={set} />
          ))}
        </CardRow>
      )}
      <Lottery store={store} />
      <Bottles
        title="New on the shelves"
        cards={newest}
        all={{ to: '/products', search: { sort: 'newest' } }}
      />
      <DepartmentTiles departments={departments} />
      <Bottles title="On sale" cards={on_sale} all={{ to: '/products', search: { on_sale: 'true' } }} />
      <GiftCardsCorner />
    </>
  );
}

function Lottery({ store }: { store: KeptStore }) {
  const chosen = useStoreData(({ lotteryStore }) => lotteryStore);
  const lotteryStore = store.has_lottery ? store : chosen;
  return (
    lotteryStore && (
      <div className={css.lottery}>
        <HomeLottery key={lotteryStore.id} store={lotteryStore} />
      </div>
    )
  );
}

type Way = Pick<LinkProps, 'to' | 'search'>;
type Row = { title: string; cards: readonly Card[]; all: Way };

const Bottles = ({ title, cards, all }: Row) =>
  cards.length > 0 && (
    <CardRow title={title} more={<All title={title} {...all} />}>
      {cards.map((card) => (
        <ProductOnShelf key={card.id} card={card} />
      ))}
    </CardRow>
  );

const All = ({ title, ...way }: Way & { title: string }) => (
  <Link {...way} aria-label={`See all: ${title}`}>
    See all
  </Link>
);
