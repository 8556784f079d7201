import { Link } from '@tanstack/react-router';
import { plural } from 'browser/formats/format';
import type { HomeTile, HomeTileKind } from 'contract/catalogue';
import { ProductPicture } from '../../goods/ProductPicture';
import { products } from '../../goods/product-words';
import { shelfSearch } from './shelf-search';
import css from './WaysIn.module.css';

const kinds: readonly [kind: HomeTileKind, title: string][] = [
  ['occasion', 'Shop by occasion'],
  ['price', 'Wine by price'],
  ['region', 'Wine by region'],
];

/** To shelves by what somebody has in mind, where no department is named. */
export const WaysIn = ({ tiles }: { tiles: readonly HomeTile[] }) =>
  tiles.length > 0 && (
    <div className={css.ways}>
      {kinds.map(([kind, title]) => {
        const those = tiles.filter((tile) => tile.kind === kind);
        return (
          those.length > 0 && (
            <nav key={kind} className={css.way} data-kind={kind} aria-labelledby={`by-${kind}`}>
              <h2 id={`by-${kind}`} className={css.title}>
                {title}
              </h2>
              <ul className={css.tiles}>
                {those.map((tile) => (
                  <li key={tile.id} className={css.tile}>
                    <Tile tile={tile} />
                  </li>
                ))}
              </ul>
            </nav>
          )
        );
      })}
    </div>
  );

const Tile = ({ tile }: { tile: HomeTile }) => (
  <Link className={css.link} to="/products" search={shelfSearch(tile.shelf)}>
    <span className={css.words}>
      <span className={css.name}>{tile.title}</span>{' '}
      <span className={css.count}>{plural(tile.count, products)}</span>
    </span>
    {tile.kind === 'occasion' && (
      <span className={css.picture}>
        <ProductPicture imageId={tile.image_id} sizes="96px" widths={[160, 240]} />
      </span>
    )}
  </Link>
);
