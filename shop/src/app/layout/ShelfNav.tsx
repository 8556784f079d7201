import { Link } from '@tanstack/react-router';
import { useIdle } from 'browser/ui/use-idle';
import { lazy, Suspense } from 'react';
import { useDepartmentHere } from '../../features/catalogue/menus/use-department-here';
import { useMenus } from '../../features/catalogue/menus/use-menus';
import { shopLinks } from './links';
import css from './ShelfNav.module.css';

const DepartmentMenus = lazy(() =>
  import('../../features/catalogue/menus/DepartmentMenus').then(({ DepartmentMenus }) => ({
    default: DepartmentMenus,
  })),
);

const [shelves, ...others] = shopLinks;

/**
 * The shop's ways on wide screens. The departments that the last visit has seen stand at once; otherwise they come
 * when there is time, and move nothing.
 */
export function ShelfNav() {
  const idle = useIdle();
  const { data: menus } = useMenus({ enabled: idle });
  const isInDepartment = useDepartmentHere({ enabled: idle }) !== undefined;
  const way = ({ to, label }: (typeof shopLinks)[number]) => (
    <Link
      key={to}
      to={to}
      search={{}}
      className={css.way}
      // On the shelves of one department, that one is marked and not all of them.
      activeOptions={{ exact: true, includeSearch: to === shelves.to && isInDepartment }}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label="Shop" className={css.nav}>
      <div className={css.inside}>
        {way(shelves)}
        <Suspense>{menus && <DepartmentMenus departments={menus.departments} />}</Suspense>
        <div className={css.others}>{others.map(way)}</div>
      </div>
    </nav>
  );
}
