import { Skeleton } from 'browser/ui/feedback/Skeleton';
import css from './RefinementsSkeleton.module.css';

const groups = 4;

export const RefinementsSkeleton = () => (
  <div className={css.groups} aria-hidden="true">
    {Array.from({ length: groups }, (_, group) => (
      <div key={group} className={css.group}>
        <Skeleton lines={5} />
      </div>
    ))}
  </div>
);
