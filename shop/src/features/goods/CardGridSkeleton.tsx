import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { CardGrid } from './CardGrid';
import css from './CardGridSkeleton.module.css';

type Props = {
  cards?: number;
  /** What is coming, said once. */
  label?: string;
};

/** Placeholders of the same size as the cards that are loading. */
export const CardGridSkeleton = ({ cards = 8, label = 'Loading bottles' }: Props) => (
  <div aria-busy="true">
    <CardGrid>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={css.card} aria-hidden="true">
          <Skeleton shape="block" ratio="3 / 4" label={card === 0 ? label : undefined} />
          <Skeleton lines={4} />
        </div>
      ))}
    </CardGrid>
  </div>
);
