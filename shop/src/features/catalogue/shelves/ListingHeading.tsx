import { Link } from '@tanstack/react-router';
import { Breadcrumb } from 'browser/ui/lists/Breadcrumb';
import { LeadToCome, PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import type { ProductCard } from 'contract/catalogue/cards';
import { findInMenus, useMenus } from '../menus/use-menus';
import { type FilterField, filterIn, type ProductSearch } from '../product-search';
import css from './ListingHeading.module.css';

type Props = {
  search: ProductSearch;
  cards: readonly ProductCard[] | undefined;
  /** How many there are, in words. */
  total: string | undefined;
};

const everything = 'Wine & spirits';

// A wider list is another page.
const thisListOnly = { exact: true, includeSearch: true };

/** Red wine for `red-wine`: until the menus say how it is written. */
const wordsOf = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Where one is on the shelves: in the heading, in the way to it, and in the browser's tab. */
export function ListingHeading({ search, cards, total }: Props) {
  const place = usePlace(search, cards);
  const name = place?.name ?? everything;
  const title = search.q ? `“${search.q}”${place ? ` in ${name}` : ''}` : name;
  return (
    <div className={css.heading}>
      <div data-waiting={place?.waiting || undefined} className={css.way}>
        <Breadcrumb>
          <Link to="/">Home</Link>
          {place || search.q ? (
            <Link to="/products" search={{}} activeOptions={thisListOnly}>
              {everything}
            </Link>
          ) : null}
          {place?.department && (
            <Link to="/products" search={{ department: place.department.slug }} activeOptions={thisListOnly}>
              {place.department.name}
            </Link>
          )}
          <span aria-current="page">{title}</span>
        </Breadcrumb>
      </div>
      <PageTitle>{title}</PageTitle>
      <PageHeading lead={total ?? <LeadToCome />}>{search.q ? <>Results for {title}</> : title}</PageHeading>
    </div>
  );
}

type ListingPlace = {
  field: FilterField;
  name: string;
  department?: { name: string; slug: string } | undefined;
  /** Its name may still change. */
  waiting: boolean;
};

function usePlace(search: ProductSearch, cards: Props['cards']): ListingPlace | undefined {
  const filter = filterIn(search);
  const menus = useMenus({ enabled: Boolean(filter) });
  if (!filter) return undefined;
  const { field, slug } = filter;
  const found = menus.data && findInMenus(menus.data.departments, field, slug);
  const brand = field === 'brand' ? cards?.[0]?.brand : undefined;
  return {
    field,
    name: found?.item.name ?? brand ?? wordsOf(slug),
    department: found && field === 'category' ? found.department : undefined,
    waiting: field === 'category' && menus.isPending,
  };
}
