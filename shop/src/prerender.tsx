import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { PageSkeleton } from 'browser/ui/page/PageSkeleton';
import { renderToString } from 'react-dom/server';
import { isCheckout } from './app/layout/checkout/checkout-path';
import { Shell } from './app/layout/Shell';
import { shapeOf } from './app/page-shapes';
import { router } from './app/router';
import { ListingShape } from './features/catalogue/shelves/ListingShape';

/** The HTML of a page as a visitor sees it first; the build calls it, see build/plugin.ts. */
export async function renderPage(address: string) {
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

/** The shape of a page for customers, before its code is there. */
export const renderShell = (address: string) =>
  renderToString(
    <Shell alone={isCheckout(address)}>
      {address === '/products' ? <ListingShape /> : <PageSkeleton shape={shapeOf(address)} />}
    </Shell>,
  );
