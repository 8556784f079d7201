import { Outlet } from '@tanstack/react-router';
import { ShopSearch } from '../features/catalogue/ShopSearch';
import { useMedia } from '../platform/use-media';
import { Footer } from './Footer';
import { Header, wide } from './Header';
import css from './MainLayout.module.css';
import { PhoneBar } from './PhoneBar';
import { ServerData } from './ServerData';

export const MainLayout = () => (
  <ServerData>
    <Layout />
  </ServerData>
);

function Layout() {
  const isWide = useMedia(wide);
  return (
    <div className={css.layout}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <Header />
      {!isWide && (
        <div className={css.search}>
          <ShopSearch />
        </div>
      )}
      <main id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
      <Footer />
      <PhoneBar />
    </div>
  );
}
