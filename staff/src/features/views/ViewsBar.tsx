import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Button } from 'browser/ui/buttons/Button';
import { lazy, Suspense, useState } from 'react';
import css from './ViewsBar.module.css';
import { screenOf, searchOf, viewAddress } from './view-address';
import { viewsQuery } from './views.api';

// Few people save a view on a given day, and fewer change one.
const SaveViewDialog = lazy(() =>
  import('./SaveViewDialog').then(({ SaveViewDialog }) => ({ default: SaveViewDialog })),
);
const ViewsDialog = lazy(() => import('./ViewsDialog').then(({ ViewsDialog }) => ({ default: ViewsDialog })));

/** The person's saved views of this list, and the way to save how it looks now. */
export function ViewsBar() {
  const location = useLocation();
  const { data: views = [] } = useQuery(viewsQuery);
  const [open, setOpen] = useState<'save' | 'change'>();
  const address = viewAddress(location);
  const here = views.filter((view) => screenOf(view.address) === location.pathname);
  const isSaved = here.some((view) => view.address === address);
  return (
    <nav className={css.bar} aria-label="Your views">
      {here.map(({ id, name, address: to }) => (
        <Link
          key={id}
          to={location.pathname}
          search={searchOf(to)}
          className={css.view}
          aria-current={to === address ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
      {!isSaved && (
        <Button variant="quiet" size="small" onClick={() => setOpen('save')}>
          Save this view
        </Button>
      )}
      {here.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => setOpen('change')}>
          Change views
        </Button>
      )}
      <Suspense>
        {open === 'save' && <SaveViewDialog address={address} onClose={() => setOpen(undefined)} />}
        {open === 'change' && <ViewsDialog onClose={() => setOpen(undefined)} />}
      </Suspense>
    </nav>
  );
}
