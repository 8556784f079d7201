import { useQuery } from '@tanstack/react-query';
import type { ProductDetails } from 'contract/catalogue/details';
import css from './RegionMap.module.css';

type CountryMap = {
  width: number;
  height: number;
  land: string;
  regions: Readonly<Record<string, readonly [number, number] | undefined>>;
};

const maps = new Map(
  Object.entries(import.meta.glob<CountryMap>('../../../art/maps/*.json', { import: 'default' })).map(
    ([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), load],
  ),
);

const fileOf = (...names: string[]) => names.join(' ').toLowerCase().replaceAll(' ', '-');

/** An island far from the coast has a map of its own. */
const nameOfMap = ({ country, region }: Props['product']) =>
  [fileOf(country, region), fileOf(country)].find((name) => maps.has(name));

type Props = { product: Pick<ProductDetails, 'country' | 'region'> };

/** The country in dots, with its region marked. Shows nothing for places without a map. */
export function RegionMap({ product }: Props) {
  const name = nameOfMap(product);
  const map = useQuery({
    queryKey: ['map', name],
    queryFn: () => maps.get(name!)!(),
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!name || map.isError) return null;
  return (
    <section className={css.section} aria-labelledby="where-from">
      <h2 id="where-from">Where it’s from</h2>
      <figure className={css.figure}>
        <div className={css.frame}>{map.data && <Drawn map={map.data} product={product} />}</div>
        <figcaption className={css.caption}>
          {[...new Set([product.region, product.country])].join(', ')}
        </figcaption>
      </figure>
    </section>
  );
}

function Drawn({
  map: { width, height, land, regions },
  product: { country, region },
}: Props & { map: CountryMap }) {
  const at = Object.hasOwn(regions, region) ? regions[region] : undefined;
  const words = at ? `Map of ${country}, with ${region} marked` : `Map of ${country}`;
  return (
    <svg
      className={css.map}
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its colors follow the page's
      role="img"
      aria-label={words}
    >
      <path className={css.land} d={land} />
      {at && (
        <g className={css.region} transform={`translate(${at[0]} ${at[1]})`}>
          <circle className={css.around} r={width / 15} />
          <circle r={width / 42} />
        </g>
      )}
    </svg>
  );
}
