import { Outlet } from '@tanstack/react-router';
import { Brand } from 'browser/ui/page/Brand';
import stillLife from '../../../art/still-life.avif';
import stillLifeSmall from '../../../art/still-life-small.avif';
import css from './AuthPage.module.css';

/** The page around log-in and sign-up: a still life, with the form beside it or below it. */
export const AuthPage = () => (
  <div className={css.page}>
    <div className={css.still}>
      <picture>
        <source media="(width < 48rem)" srcSet={stillLifeSmall} width={600} height={750} />
        <img className={css.picture} src={stillLife} alt="" width={1000} height={1250} fetchPriority="high" />
      </picture>
    </div>
    <div className={css.side}>
      <header>
        <Brand to="/welcome" />
      </header>
      <main className={css.form}>
        <Outlet />
      </main>
      <footer className={css.foot}>For adults of legal drinking age: 21 or older.</footer>
    </div>
  </div>
);
