import { Outlet } from '@tanstack/react-router';
import { Footer } from './Footer';
import { Header } from './Header';
import css from './MainLayout.module.css';
import { PhoneBar } from './PhoneBar';
import { ServerData } from './ServerData';

export const MainLayout = () => (
  <ServerData>
    <div className={css.layout}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
      <Footer />
      <PhoneBar />
    </div>
  </ServerData>
);
