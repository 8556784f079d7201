// First of all: it says in which order the layers of style win.
import 'browser/ui/theme/theme.css';

import { RouterProvider } from '@tanstack/react-router';
import { followOtherTabs, restored } from 'browser/keeping/persisted';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { leadAfterNavigation } from './app/after-navigation';
import { router } from './app/router';
import { useCart } from './platform/cart';
import { useRecentlyViewed } from './platform/recently-viewed';
import { useSession } from './platform/session';
import { useStoreData } from './platform/store-data';
import { tellOfReload } from './platform/strong-answers';

const stores = [useSession, useStoreData, useCart, useRecentlyViewed];
window.history.scrollRestoration = 'manual';

await restored(stores);
followOtherTabs(stores);
leadAfterNavigation(router);
const root = document.getElementById('root')!;
// What was drawn ahead stays until its own screen can take its place.
if (root.hasChildNodes()) await router.load();

// In one step: otherwise the page drawn ahead could be seen or used once more before the screen replaces it.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
tellOfReload();
root.inert = false;
delete document.documentElement.dataset.starting;

// When there is nothing better to do: nobody has asked for it, and the page stands without it.
setTimeout(() => void import('./platform/afterwards'), 2000);
