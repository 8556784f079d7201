import { notFound, redirect } from '@tanstack/react-router';
import { isLoggedIn } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page that the guard has refused: where the customer goes once the way is free. */
    refused?: string;
  }
}

type PageToOpen = { location: { href: string }; matches: readonly { routeId: unknown; params: unknown }[] };

/** Asks a visitor to log in, except for a store that does not exist: nobody finds that page. */
export async function askToLogIn({ location, matches }: PageToOpen): Promise<void> {
  if (isLoggedIn()) return;
  const storeHome = matches.find(({ routeId }) => routeId === '/main/$city/$store');
  if (storeHome) {
    // Few visitors come to a store's page without a log-in, so its data is not loaded on the way to /login.
    const { findStore } = await import('../../features/stores/stores.api');
    const { city, store } = storeHome.params as { city: string; store: string };
    if (!(await findStore(city, store))) throw notFound();
  }
  throw redirect({ to: '/login', state: { refused: location.href } });
}

export function sendCustomersHome(): void {
  if (isLoggedIn()) throw redirect({ to: '/' });
}

/** Price and stock are a store's own: without one there is nothing to show yet. */
export function askForStore({ location }: Pick<PageToOpen, 'location'>): void {
  if (useStoreData.getState().selectedStore) return;
  throw redirect({ to: '/welcome', state: { refused: location.href } });
}
