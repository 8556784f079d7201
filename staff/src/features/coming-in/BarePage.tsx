import { PageTitle } from 'browser/ui/page/PageTitle';
import type { ReactNode } from 'react';
import css from './BarePage.module.css';

/** One thing on the page, and nothing to lead away from it. */
export const BarePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={css.page}>
    <PageTitle>{title}</PageTitle>
    <p className={css.brand}>
      <img src="/mark.svg" alt="" width={28} height={28} />
      Cellar Door staff
    </p>
    <div className={css.card}>{children}</div>
  </main>
);
