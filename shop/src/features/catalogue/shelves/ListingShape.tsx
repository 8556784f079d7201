import { Skeleton } from 'browser/ui/feedback/Skeleton';
import heading from 'browser/ui/page/PageHeading.module.css';
import shape from 'browser/ui/page/PageSkeleton.module.css';
import { CardGrid } from '../../goods/CardGrid';
import { CardShape } from '../../goods/CardShape';
import way from './ListingHeading.module.css';
import css from './ProductsScreen.module.css';
import { RefinementsSkeleton } from './RefinementsSkeleton';

/**
 * The listing before its code is there, written into its page by the build. Each part has its place already, so that
 * the first pictures can be shown where they will stay (`build/ask-at-once.ts`).
 */
export const ListingShape = () => (
  <div className={css.page} aria-busy="true">
    <div className={way.heading}>
      <div className={shape.way}>
        <Skeleton />
      </div>
      <div className={heading.words}>
        <h1 className={shape.heading}>
          <Skeleton />
        </h1>
        <p className={heading.lead}>
          <span className={shape.lead}>
            <Skeleton />
          </span>
        </p>
      </div>
    </div>
    <div className={css.columns}>
      <div className={shape.refinements}>
        <RefinementsSkeleton />
      </div>
      <div className={css.results}>
        <div className={shape.tools}>
          <Skeleton shape="block" />
        </div>
        <CardGrid>
          {Array.from({ length: 8 }, (_, at) => (
            <CardShape key={at} />
          ))}
        </CardGrid>
      </div>
    </div>
  </div>
);
