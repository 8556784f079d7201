import { Outlet, useRouterState } from '@tanstack/react-router';
import { ServerData } from 'browser/calls/ServerData';
import { useMedia } from 'browser/ui/use-media';
import { lazy, Suspense } from 'react';
import { ShopSearch } from '../../features/catalogue/search/ShopSearch';
import { isCheckout } from './checkout/checkout-path';
import { Header, wide } from './Header';
import { laterParts } from './later';
import css from './MainLayout.module.css';
import { PhoneBar } from './PhoneBar';
import { UrgentPlace } from './UrgentPlace';

/** It stands below the fold, whatever the page: the shelves need not wait for it. */
const Footer = lazy(async () => ({ default: (await laterParts()).Footer }));
const CheckoutHeader = lazy(async () => ({ default: (await laterParts()).CheckoutHeader }));

export const MainLayout = () => (
  <ServerData>
    <Layout />
  </ServerData>
);

function Layout() {
  const isWide = useMedia(wide);
  // Of the page that is shown, not of the one that is still coming.
  const isAlone = useRouterState({ select: ({ matches }) => isCheckout(matches.at(-1)!.pathname) });
  return (
    <div className={css.layout} data-alone={isAlone || undefined}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <Suspense>{isAlone ? <CheckoutHeader /> : <Header />}</Suspense>
      <UrgentPlace />
      {!isWide && !isAlone && (
        <div className={css.search}>
          <ShopSearch />
        </div>
      )}
      <main id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
      <Suspense>
        <Footer alone={isAlone} />
      </Suspense>
      {!isAlone && <PhoneBar />}
    </div>
  );
}
