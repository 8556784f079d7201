import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProductFilter } from '../../platform/product-filter';
import type { FilterField } from './product-search';

type Props = {
  field: FilterField;
  slug: string;
  className?: string | undefined;
  onChosen: () => void;
  children: ReactNode;
};

/** A choice of the menus: it sets the product filter, clears what was set before, and leads to the shelves. */
export function MenuLink({ field, slug, className, onChosen, children }: Props) {
  const setFilter = useProductFilter((state) => state.setFilter);
  return (
    <Link
      to="/products"
      search={{ [field]: slug }}
      className={className}
      activeOptions={{ exact: true, includeSearch: true }}
      onClick={() => {
        setFilter(field, slug);
        onChosen();
      }}
    >
      {children}
    </Link>
  );
}
