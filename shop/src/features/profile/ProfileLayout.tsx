import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { accountLinks } from './account-links';
import css from './ProfileLayout.module.css';

/** On phones the tabs are wider than the screen, so the open one is scrolled to the middle. */
function useOpenTabInView() {
  const nav = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (!nav.current || !open) return;
    const { left, width } = open.getBoundingClientRect();
    const frame = nav.current.getBoundingClientRect();
    nav.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, [pathname]);
  return nav;
}

/** The account area, with navigation at the side on wide screens and scrolling tabs on phones. */
export const ProfileLayout = () => (
  <div className={css.layout}>
    <nav ref={useOpenTabInView()} aria-label="Account area" className={css.nav}>
      {accountLinks.map(({ to, label }) => (
        <Link key={to} to={to} className={css.link} activeOptions={{ exact: true, includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
    <div className={css.content}>
      <Outlet />
    </div>
  </div>
);
