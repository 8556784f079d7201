import '../app/staff.css';

import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { closeToast, useToasts } from 'browser/toasts/toast';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { openRouter } from '../app/router';
import { leave } from '../platform/staff-calls';
import { TestBell } from './test-bell';

function startAfresh() {
  leave();
  for (const { id } of useToasts.getState().toasts) closeToast(id);
}

/** Opens the staff's application at an address, as a browser does, with its routes and its guard. */
export async function visit(address: string) {
  startAfresh();
  const bell = TestBell.hang();
  onTestFinished(startAfresh);
  const router = openRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  await render(<RouterProvider router={router} />);
  return {
    /** Where the person is now. */
    address: () => router.state.location.href,
    bell,
  };
}
