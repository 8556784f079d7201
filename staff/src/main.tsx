// First of all: it says in which order the layers of style win.
import 'browser/ui/theme/theme.css';
import './app/staff.css';

import { RouterProvider } from '@tanstack/react-router';
import { keepFocus } from 'browser/ui/page/keep-focus';
import { keepPresses } from 'browser/ui/page/keep-presses';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openRouter } from './app/router';

const router = openRouter();
keepFocus();
keepPresses();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
