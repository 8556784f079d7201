import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { CardRow } from '../../goods/CardRow';
import css from './HomeSkeleton.module.css';

/** As high as the campaign. */
export const FrontSkeleton = () => (
  <div className={css.front}>
    <Skeleton shape="block" height="100%" label="Loading the shelves" />
  </div>
);

/** The ways in and the first row, as they will stand. */
export const ShelvesSkeleton = () => (
  <div className={css.shelves} inert>
    <div className={css.tiles}>
      {['toast', 'steak', 'seafood', 'pizza', 'cheese', 'cocktail'].map((tile) => (
        <div key={tile} className={css.tile} />
      ))}
    </div>
    <CardRow title="Featured">
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className={css.card}>
          <Skeleton shape="block" ratio="3 / 4" />
          <Skeleton lines={4} />
        </div>
      ))}
    </CardRow>
  </div>
);
