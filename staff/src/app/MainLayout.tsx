import { Link, Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { Button } from 'browser/ui/buttons/Button';
import { useEffect, useRef } from 'react';
import { FactorDialog } from '../features/coming-in/FactorDialog';
import { LockedScreen } from '../features/coming-in/LockedScreen';
import { useLogOut } from '../features/coming-in/use-log-out';
import { FindAnything } from '../features/find/FindAnything';
import { useNewOrdersAnnounced } from '../features/orders/use-new-orders';
import { StartCard } from '../features/settings/start/StartCard';
import { useLive } from '../platform/live';
import { useLock } from '../platform/lock';
import { mayDo, useMe } from '../platform/me';
import { KeysHelp } from './KeysHelp';
import css from './MainLayout.module.css';
import { NotYours } from './NotYours';
import { usePlaces } from './places';
import { groups } from './screens';
import { type RoutePath, useMayOpen } from './use-may-open';

/** Around every screen of somebody who is logged in. */
export const MainLayout = () => (useLock(({ locked }) => locked) ? <LockedScreen /> : <Open />);

function Open() {
  useLive();
  useNewOrdersAnnounced();
  const needs = useKeyNeeded();
  const places = usePlaces();
  const { logOut, busy } = useLogOut();
  const nav = useCurrentInView();
  const path = useMatches({ select: (matches) => matches.at(-1)!.fullPath as RoutePath });
  const isAtFirst = useRouterState({ select: ({ location }) => location.pathname === '/orders' });
  return (
    <div className={css.frame}>
      <header className={css.header}>
        <Link to="/" className={css.brand}>
          <img src="/mark.svg" alt="" width={28} height={28} />
          <span>Cellar Door staff</span>
        </Link>
        <FindAnything places={places} />
        <Button variant="quiet" size="small" busy={busy} onClick={logOut}>
          Log out
        </Button>
      </header>
      <nav ref={nav} className={css.nav} aria-label="Main">
        {useGroups().map(({ name, screens }) => (
          <div key={name} className={css.group}>
            <span className={css.name} aria-hidden="true">
              {name}
            </span>
            {screens.map(({ to, label, with: others = [] }) => (
              <Link key={to} to={to} {...(others.includes(path) && { 'aria-current': true })}>
                {label}
              </Link>
            ))}
          </div>
        ))}
        <div className={css.group}>
          <Link to="/account">Account</Link>
        </div>
      </nav>
      <main className={css.main}>
        {isAtFirst && <StartCard />}
        {needs ? <NotYours needs={needs} /> : <Outlet />}
      </main>
      <FactorDialog />
      <KeysHelp />
    </div>
  );
}

function useGroups() {
  const mayOpen = useMayOpen();
  return groups
    .map(({ name, screens }) => ({ name, screens: screens.filter(({ to }) => mayOpen(to)) }))
    .filter(({ screens }) => screens.length > 0);
}

/** The key that the screen needs, if the person who is logged in does not hold it at any store. */
function useKeyNeeded() {
  const me = useMe();
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs ?? null });
  return needs !== null && !mayDo(me, needs) ? needs : undefined;
}

/** Where the links do not fit beside each other, the row scrolls to the current one. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const screen = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    const row = nav.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!screen || !row || !current) return;
    row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [screen]);
  return nav;
}
