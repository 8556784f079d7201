import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import type { ProductPage, ProductSort } from 'contract/catalogue';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { sorts } from '../product-search';
import css from './ListingBar.module.css';
import type { Listing } from './use-listing';

const Chosen = lazy(() => import('./Chosen').then(({ Chosen }) => ({ default: Chosen })));
const RefineSheet = lazy(() => import('./RefineSheet').then(({ RefineSheet }) => ({ default: RefineSheet })));

const sortOptions = Object.entries(sorts).map(([value, name]) => ({ value: value as ProductSort, name }));
const withoutWords = sortOptions.filter(({ value }) => value !== 'match');

type Props = {
  listing: Listing;
  products: ProductPage | undefined;
  /** Narrow screens have the refinements in a sheet. */
  sheet: boolean;
};

/** What narrows the list, each with its end, and the order of the list. */
export function ListingBar({ listing, products, sheet }: Props) {
  const [refining, setRefining] = useState(false);
  const { search, count, change } = listing;
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
            {count > 0 ? `Refine (${count})` : 'Refine'}
          </Button>
        )}
        <InlineSelect
          label="Sort by"
          value={search.sort}
          options={search.q ? sortOptions : withoutWords}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <Suspense>{count > 0 && <Chosen listing={listing} />}</Suspense>
      <Suspense>
        {sheet && refining && (
          <RefineSheet listing={listing} products={products} onClose={() => setRefining(false)} />
        )}
      </Suspense>
    </div>
  );
}
