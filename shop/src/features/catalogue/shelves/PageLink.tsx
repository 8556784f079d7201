import { Link, type LinkComponentProps } from '@tanstack/react-router';
import { addressAfter, type ProductSearch } from '../product-search';

type Props = Pick<LinkComponentProps<'a'>, 'className' | 'children' | 'onClick'> & {
  'aria-label': string;
  'aria-current': 'page' | undefined;
  'aria-disabled': true | undefined;
  search: ProductSearch;
  page: number;
};

/** Another page of the same list. */
export const PageLink = ({ search, page, ...look }: Props) => (
  <Link
    {...look}
    to="/products"
    search={addressAfter(search, { page })}
    resetScroll={false}
    activeProps={{}}
    // The pagination, not the router, says which page of the list is current.
    activeOptions={{ exact: true, includeSearch: true }}
  />
);
