import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { router } from './app/router';

/** The HTML of a page as a visitor sees it first; the build calls it, see build/plugin.ts. */
export async function renderPage(address: string) {
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}
