import { Link, useRouterState } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useProductFilter } from '../../../platform/product-filter';
import { type FilterField, type ProductAddress, readProductSearch, refinementsIn } from '../product-search';

type Props = {
  field: FilterField;
  slug: string;
  className?: string | undefined;
  onChosen: () => void;
  children: ReactNode;
};

/** As text, so that the link is drawn again only when it has changed. */
const keptFrom = (pathname: string, search: Record<string, unknown>) =>
  pathname === '/products' ? JSON.stringify(refinementsIn(readProductSearch(search))) : undefined;

const opensHere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * A choice of the menus: it sets the product filter, clears what was set before, and leads to the shelves.
 */
export function MenuLink({ field, slug, className, onChosen, children }: Props) {
  // On the shelves the choice is another shelf under the same refinements; from elsewhere it is a list of its own.
  const kept = useRouterState({ select: ({ location: { pathname, search } }) => keptFrom(pathname, search) });
  const setFilter = useProductFilter((state) => state.setFilter);
  return (
    <Link
      to="/products"
      search={{ ...(kept ? (JSON.parse(kept) as ProductAddress) : {}), [field]: slug }}
      state={{ changedShelf: true }}
      className={className}
      activeOptions={{ includeSearch: true }}
      onClick={(event) => {
        // Opened in another tab, it says nothing about this one.
        if (opensHere(event)) setFilter(field, slug);
        onChosen();
      }}
    >
      {children}
    </Link>
  );
}
