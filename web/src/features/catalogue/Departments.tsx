import { Link } from '@tanstack/react-router';
import type { MenuDepartment, MenuItem } from 'contract/catalogue';
import { Disclosure } from '../../ui/Disclosure';
import { ChoiceLabel } from './ChoiceLabel';
import css from './Departments.module.css';
import { type FilterField, filterIn, type ProductAddress, type ProductSearch } from './product-search';
import { findInMenus } from './use-menus';

type Props = { search: ProductSearch; departments: readonly MenuDepartment[] };

/** The shelves of the shop, or of the department where one is. */
export function Departments({ search, departments }: Props) {
  const filter = filterIn(search);
  const here = filter && findInMenus(departments, filter.field, filter.slug)?.department;
  const shelves: readonly MenuItem[] = here ? here.categories : departments;
  const field: FilterField = here ? 'category' : 'department';
  return (
    <Disclosure title={here?.name ?? 'Department'} open>
      <ul className={css.list}>
        {here && (
          <li>
            <Way search={{ q: search.q }} words="All departments" />
          </li>
        )}
        {shelves.map(({ slug, name, count }) => (
          <li key={slug}>
            <Way
              search={{ [field]: slug, q: search.q }}
              words={name}
              count={count}
              current={filter?.field === field && filter.slug === slug}
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
