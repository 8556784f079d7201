import type { ReactNode } from 'react';
import css from './DetailsPage.module.css';

type Props = {
  /** The content is still loading. */
  busy?: boolean;
  children: ReactNode;
};

/** The page of one product, set or lottery: breadcrumb, picture beside text, then related things. */
export const DetailsPage = ({ busy, children }: Props) => (
  <div className={css.page} aria-busy={busy || undefined}>
    {children}
  </div>
);
