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

/** Ends the page that is shown, of which a browser's tab has one. */
let leavePage = async () => {};

/**
 * Opens the staff's application at an address, as a browser does, with its routes and its guard, in place of
 * the page that an earlier visit shows.
 */
export async function visit(address: string) {
  await leavePage();
  startAfresh();
  const bell = TestBell.hang();
  const router = openRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const shown = await render(<RouterProvider router={router} />);
  leavePage = async () => {
    leavePage = async () => {};
    await shown.unmount();
    startAfresh();
  };
  onTestFinished(() => leavePage());
  return {
    /** Where the person is now. */
    address: () => router.state.location.href,
    bell,
  };
}
