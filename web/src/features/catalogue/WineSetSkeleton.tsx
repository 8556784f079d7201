import { PageTitle } from '../../app/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import gallery from './ProductGallery.module.css';
import page from './ProductPage.module.css';
import css from './ProductSkeleton.module.css';

/** The page's own shape, while the set is fetched. */
export const WineSetSkeleton = () => (
  <div className={page.page} aria-busy="true">
    <PageTitle>Wine set</PageTitle>
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
          <Skeleton label="Loading the set" />
          <h1 aria-label="Loading the set">
            <Skeleton />
          </h1>
          <Skeleton lines={3} />
        </div>
        <Skeleton shape="block" height="20rem" />
      </div>
      <div className={page.notes}>
        <Skeleton shape="block" height="30rem" />
      </div>
    </div>
  </div>
);
