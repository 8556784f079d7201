import { Skeleton } from '../../ui/Skeleton';
import { CardRow } from './CardRow';
import tiles from './DepartmentTiles.module.css';
import css from './HomeSkeleton.module.css';

/** The tiles and the first row, as they will stand. */
export const HomeSkeleton = () => (
  <div className={css.home} inert>
    <div className={tiles.tiles}>
      {['Wine', 'Spirits', 'Beer', 'Sake', 'Gifts'].map((tile) => (
        <div key={tile} className={tiles.tile}>
          <div className={tiles.picture}>
            <Skeleton
              shape="block"
              ratio="3 / 4"
              label={tile === 'Wine' ? 'Loading the shelves' : undefined}
            />
          </div>
          <div className={css.name}>
            <Skeleton />
          </div>
          <div className={css.count}>
            <Skeleton />
          </div>
        </div>
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
