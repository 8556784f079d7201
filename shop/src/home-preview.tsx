// First of all: it says in which order the layers of style win.
import 'browser/ui/theme/theme.css';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { previewHome } from 'contract/catalogue/home.staff';
import type { Answer } from 'contract/platform/endpoint';
import { createRoot } from 'react-dom/client';
import { Front } from './features/catalogue/home/Front';
import { HomeShelves } from './features/catalogue/home/HomeShelves';
import css from './features/catalogue/home/StoreHome.module.css';
import { StoreStrip } from './features/catalogue/home/StoreStrip';

/** Nobody is logged in here, so the queries of the customers' parts are never sent. */
const nothingAsked = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const leadingNowhere = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const presses = ['click', 'auxclick', 'submit'] as const;
for (const press of presses)
  window.addEventListener(
    press,
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );

type Previewed = Answer<typeof previewHome>;

/** Without what is each customer's own, and without lotteries. */
const PreviewedHome = ({ store, home }: Previewed) => (
  <main className={css.home}>
    <StoreStrip store={store} />
    <Front store={store} campaign={home.campaign} />
    <HomeShelves store={{ ...store, has_lottery: false }} home={home} />
  </main>
);

const root = createRoot(document.getElementById('root')!);

/** The staff's screen around this frame has fetched what is to be shown, and hands it in. */
window.addEventListener('message', ({ origin, source, data }: MessageEvent<Previewed>) => {
  if (origin !== window.location.origin || source !== window.parent) return;
  root.render(
    <QueryClientProvider client={nothingAsked}>
      <RouterContextProvider router={leadingNowhere}>
        <PreviewedHome {...data} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
});
