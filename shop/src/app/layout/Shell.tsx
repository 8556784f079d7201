import { Skeleton } from 'browser/ui/feedback/Skeleton';
import brand from 'browser/ui/page/Brand.module.css';
import css from 'browser/ui/page/PageSkeleton.module.css';
import type { ReactNode } from 'react';
import header from './Header.module.css';
import layout from './MainLayout.module.css';

type Props = {
  /** Without what leads elsewhere, as in the checkout. */
  alone: boolean;
  /** The shape of the page. */
  children: ReactNode;
};

/**
 * The layout before its code is there: written into the pages by the build, so that the first frame of a slow
 * load is the shape of the page and not a blank one.
 */
export const Shell = ({ alone, children }: Props) => (
  <div className={layout.layout} data-alone={alone || undefined} aria-hidden="true">
    <header className={header.header}>
      <div className={header.bar}>
        {!alone && <span className={css.menu} />}
        <span className={brand.brand}>
          <img src="/mark.svg" alt="" width={32} height={32} />
          <span>Cellar Door</span>
        </span>
      </div>
      {!alone && <div className={header.shelves} />}
    </header>
    {!alone && (
      <div className={css.search}>
        <Skeleton shape="block" />
      </div>
    )}
    <div className={layout.content}>{children}</div>
    {!alone && <div className={css.bar} />}
  </div>
);
