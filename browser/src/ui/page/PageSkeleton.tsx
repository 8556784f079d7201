import { Skeleton } from '../feedback/Skeleton';
import css from './Page.module.css';
import shapes from './PageSkeleton.module.css';

/** What is coming, roughly: cards in a grid, one thing with its picture, lines with a sum, or words. */
export type PageShape = 'cards' | 'details' | 'columns' | 'words';

/** Stands where a page will stand while its code or its data arrives. */
export const PageSkeleton = ({ shape = 'words' }: { shape?: PageShape }) => (
  <div className={css.page} aria-busy="true">
    {shape === 'details' ? <Details /> : <Titled shape={shape} />}
  </div>
);

const Details = () => (
  <div className={shapes.details}>
    <Block className={shapes.picture} />
    <Lines />
  </div>
);

const Titled = ({ shape }: { shape: Exclude<PageShape, 'details'> }) => (
  <>
    <div className={shapes.title}>
      <Skeleton />
    </div>
    {shape === 'cards' && (
      <div className={shapes.cards}>
        {Array.from({ length: 8 }, (_, card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </div>
    )}
    {shape === 'columns' && (
      <div className={shapes.columns}>
        <Lines />
        <Block className={shapes.sum} />
      </div>
    )}
    {shape === 'words' && <Lines />}
  </>
);

/** Its height is a class: the build writes these shapes into pages that allow no style of an element's own. */
const Block = ({ className }: { className: string | undefined }) => (
  <div className={className}>
    <Skeleton shape="block" />
  </div>
);

const Lines = () => (
  <div className={shapes.lines}>
    <div className={shapes.name}>
      <Skeleton />
    </div>
    <Skeleton lines={3} />
    <Block className={shapes.note} />
    <Skeleton lines={4} />
  </div>
);
