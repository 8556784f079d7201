import { PageTitle } from '../../app/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import gallery from './ProductGallery.module.css';
import page from './ProductPage.module.css';
import css from './ProductSkeleton.module.css';

/** The page's own shape, while the bottle is fetched. */
export const ProductSkeleton = () => (
  <div className={page.page} aria-busy="true">
    <PageTitle>Shop</PageTitle>
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
          <Skeleton label="Loading the bottle" />
          <h1 aria-label="Loading the bottle">
            <Skeleton lines={2} />
          </h1>
          <Skeleton lines={2} />
        </div>
        <Skeleton shape="block" height="22rem" />
      </div>
      <div className={page.notes}>
        <Skeleton lines={6} />
      </div>
    </div>
  </div>
);
