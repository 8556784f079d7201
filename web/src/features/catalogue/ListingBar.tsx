import type { ProductPage, ProductSort } from 'contract/catalogue';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { InlineSelect } from '../../ui/InlineSelect';
import css from './ListingBar.module.css';
import { sorts } from './product-search';
import type { Listing } from './use-listing';

const RefineSheet = lazy(() => import('./RefineSheet').then(({ RefineSheet }) => ({ default: RefineSheet })));

const sortOptions = Object.entries(sorts).map(([value, name]) => ({ value: value as ProductSort, name }));

type Props = {
  listing: Listing;
  products: ProductPage | undefined;
  /** Narrow screens have the refinements in a sheet. */
  sheet: boolean;
};

/** What narrows the list, each with its end, and the order of the list. */
export function ListingBar({ listing, products, sheet }: Props) {
  const [refining, setRefining] = useState(false);
  const { search, chosen, change, clear } = listing;
  return (
    <div className={css.bar}>
      <div className={css.tools}>
        {sheet && (
          <Button
            variant="secondary"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setRefining(true)}
          >
            {chosen.length > 0 ? `Refine (${chosen.length})` : 'Refine'}
          </Button>
        )}
        <InlineSelect
          label="Sort by"
          value={search.sort}
          options={sortOptions}
          onChange={(sort) => change({ sort })}
        />
      </div>
      {chosen.length > 0 && (
        <ul className={css.chosen} aria-label="Chosen">
          {chosen.map(({ key, label, without }) => (
            <li key={key} className={css.choice}>
              <Chip label={label} onRemove={() => change(without)} />
            </li>
          ))}
          <li>
            <Button variant="quiet" size="small" onClick={clear}>
              Clear all
            </Button>
          </li>
        </ul>
      )}
      <Suspense>
        {sheet && refining && (
          <RefineSheet listing={listing} products={products} onClose={() => setRefining(false)} />
        )}
      </Suspense>
    </div>
  );
}
