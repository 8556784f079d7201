// First of all: it says in which order the layers of style win.
import './ui/theme/theme.css';

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { router } from './app/router';
import { useCart } from './platform/cart';
import { followOtherTabs, restored } from './platform/persisted';
import { useRecentlyViewed } from './platform/recently-viewed';
import { useSession } from './platform/session';
import { useStoreData } from './platform/store-data';

const stores = [useSession, useStoreData, useCart, useRecentlyViewed];
window.history.scrollRestoration = 'manual';

await restored(stores);
followOtherTabs(stores);
const root = document.getElementById('root')!;
// What was drawn ahead stays until its own screen can take its place.
if (root.hasChildNodes()) await router.load();

// At once: what was drawn ahead is not shown again, and not used, between its end and the screen's beginning.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
root.inert = false;
delete document.documentElement.dataset.starting;
