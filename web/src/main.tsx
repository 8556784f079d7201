import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './app/queries';
import { router } from './app/router';
import { useCart } from './platform/cart';
import { followOtherTabs, restored } from './platform/persisted';
import { useSession } from './platform/session';
import { useStoreData } from './platform/store-data';
import './ui/theme/theme.css';

const stores = [useSession, useStoreData, useCart];
window.history.scrollRestoration = 'manual';

await restored(stores);
followOtherTabs(stores);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
