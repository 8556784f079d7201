import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { DetailsPage } from 'browser/ui/page/DetailsPage';
import { PageTitle } from 'browser/ui/page/PageTitle';
import type { ReactNode } from 'react';
import css from './DetailsSkeleton.module.css';
import page from './ProductPage.module.css';
import gallery from './picture/ProductGallery.module.css';

type Props = {
  title: string;
  label: string;
  /** How many lines its name and what is said below it are likely to take. */
  lines: { name: number; facts: number };
  buyBoxHeight: string;
  /** In the place of the notes. */
  children: ReactNode;
};

/** The shape that the pages of a bottle and of a set have, while what they show is fetched. */
export const DetailsSkeleton = ({ title, label, lines, buyBoxHeight, children }: Props) => (
  <DetailsPage busy>
    <PageTitle>{title}</PageTitle>
    <div className={css.breadcrumb}>
      <Skeleton />
    </div>
    <div className={page.columns}>
      <div className={gallery.gallery}>
        <div className={gallery.stage}>
          <div className={css.picture} />
        </div>
      </div>
      <div className={page.side}>
        <div className={css.summary}>
          <Skeleton label={label} />
          <h1 aria-label={label}>
            <Skeleton lines={lines.name} />
          </h1>
          <Skeleton lines={lines.facts} />
        </div>
        <Skeleton shape="block" height={buyBoxHeight} />
      </div>
      <div className={page.notes}>{children}</div>
    </div>
  </DetailsPage>
);
