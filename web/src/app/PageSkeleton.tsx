import { Skeleton } from '../ui/Skeleton';
import css from './Page.module.css';

/** Stands where a page will stand while its code or its data arrives. */
export const PageSkeleton = () => (
  <div className={css.page} aria-busy="true">
    <Skeleton shape="text" />
    <Skeleton shape="block" />
  </div>
);
