import { classNames } from 'browser/ui/class-names';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import shape from 'browser/ui/page/PageSkeleton.module.css';
import card from './ProductCard.module.css';

/** A card in a page that the build writes: its picture can be shown where it will stay. */
export const CardShape = () => (
  <div className={card.card}>
    <div className={classNames(card.ground, shape.ground)} data-picture-place>
      <Skeleton shape="block" />
    </div>
    <Skeleton lines={4} />
  </div>
);
