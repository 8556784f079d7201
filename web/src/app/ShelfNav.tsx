import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIdle } from '../platform/use-idle';
import { shopLinks } from './links';
import css from './ShelfNav.module.css';

const DepartmentMenus = lazy(() =>
  import('../features/catalogue/DepartmentMenus').then(({ DepartmentMenus }) => ({
    default: DepartmentMenus,
  })),
);

const [shelves, ...others] = shopLinks;

/** The shop's ways on wide screens. The departments come when there is time, and move nothing that stands. */
export function ShelfNav() {
  const idle = useIdle();
  const way = ({ to, label }: (typeof shopLinks)[number]) => (
    <Link
      key={to}
      to={to}
      search={{}}
      className={css.way}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label="Shop" className={css.nav}>
      <div className={css.inside}>
        {way(shelves)}
        <Suspense>{idle && <DepartmentMenus />}</Suspense>
        <div className={css.others}>{others.map(way)}</div>
      </div>
    </nav>
  );
}
