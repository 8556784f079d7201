import { Link } from '@tanstack/react-router';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import type { Facets, MenuDepartment, MenuItem } from 'contract/catalogue';
import { filterIn, type ProductAddress, type ProductSearch, refinementsIn } from '../product-search';
import { ChoiceLabel } from '../shelves/ChoiceLabel';
import css from './Departments.module.css';
import { findInMenus } from './use-menus';

type Props = {
  search: ProductSearch;
  departments: readonly MenuDepartment[];
  /** How many each shelf would leave, with the words and all that narrows the list. */
  facets: Pick<Facets, 'department' | 'category'>;
};

/** The shelves of the shop, or of the department where one is. */
export function Departments({ search, departments, facets }: Props) {
  const filter = filterIn(search);
  const here = filter && findInMenus(departments, filter.field, filter.slug)?.department;
  const shelves: readonly MenuItem[] = here ? here.categories : departments;
  const field = here ? 'category' : 'department';
  const kept = { ...refinementsIn(search), q: search.q };
  const countOf = (slug: string) => facets[field].find(({ value }) => value === slug)?.count ?? 0;
  const isHere = (slug: string) => filter?.field === field && filter.slug === slug;
  return (
    <Disclosure title={here?.name ?? 'Department'} open>
      <ul className={css.list}>
        {here && (
          <li>
            <Way search={kept} words="All departments" />
          </li>
        )}
        {shelves
          .filter(({ slug }) => countOf(slug) > 0 || isHere(slug))
          .map(({ slug, name }) => (
            <li key={slug}>
              <Way
                search={{ ...kept, [field]: slug }}
                words={name}
                count={countOf(slug)}
                current={isHere(slug)}
              />
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}

type WayProps = { search: ProductAddress; words: string; count?: number; current?: boolean };

const Way = ({ search, words, count, current }: WayProps) => (
  <Link
    to="/products"
    search={search}
    state={{ changedShelf: true }}
    resetScroll={false}
    className={css.way}
    data-current={current || undefined}
    aria-current={current || undefined}
    activeProps={{}}
    activeOptions={{ exact: true, includeSearch: true }}
  >
    <ChoiceLabel words={words} count={count} />
  </Link>
);
