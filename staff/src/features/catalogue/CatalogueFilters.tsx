import { useQuery } from '@tanstack/react-query';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { classNames } from 'browser/ui/class-names';
import type { ReactNode } from 'react';
import { BottleSearch } from '../../ui/bottles/BottleSearch';
import filters from '../../ui/filters.module.css';
import { StoreSwitch } from '../../ui/StoreSwitch';
import css from './CatalogueFilters.module.css';
import { categoriesQuery } from './catalogue.api';
import type { CatalogueSearch } from './catalogue-search';

const all = 0;

type Store = { id: number; name: string };
type Props = {
  stores: readonly Store[];
  storeId: number;
  search: CatalogueSearch;
  /** What is chosen anew; all else stays. */
  onChoose: (chosen: CatalogueSearch) => void;
  busy: boolean;
  /** More to choose from. */
  children?: ReactNode;
};

/** Of which store, which words, and which category. */
export function CatalogueFilters({ stores, storeId, search, onChoose, busy, children }: Props) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const options = [
    { value: all, name: 'All categories' },
    ...categories.map(({ id, name, department }) => ({ value: id, name: `${department}: ${name}` })),
  ];
  return (
    <search className={classNames(filters.filters, css.words)}>
      <BottleSearch
        label="Search products"
        words={search.q ?? ''}
        onWords={(q) => onChoose({ q: q || undefined })}
        busy={busy}
      />
      <StoreSwitch stores={stores} chosen={storeId} onChoose={(store) => onChoose({ store })} />
      <div className={css.category}>
        <InlineSelect
          label="Category"
          value={search.category ?? all}
          options={options}
          onChange={(category) => onChoose({ category: category === all ? undefined : category })}
        />
      </div>
      {children}
    </search>
  );
}
