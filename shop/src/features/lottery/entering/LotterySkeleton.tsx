import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { DetailsPage } from 'browser/ui/page/DetailsPage';
import { PageTitle } from 'browser/ui/page/PageTitle';
import stage from './LotteryBottle.module.css';
import css from './LotteryPage.module.css';

/** The page's own shape, while the lottery is fetched. */
export const LotterySkeleton = () => (
  <DetailsPage busy>
    <PageTitle>Lottery</PageTitle>
    <Skeleton />
    <div className={css.columns}>
      <div className={css.picture}>
        <div className={stage.stage} data-size="large">
          <div className={stage.bottle}>
            <Skeleton shape="block" ratio="3 / 4" />
          </div>
        </div>
      </div>
      <div className={css.side}>
        <h1 aria-label="Loading the lottery">
          <Skeleton lines={2} label="Loading the lottery" />
        </h1>
        <Skeleton shape="block" height="24rem" />
      </div>
    </div>
  </DetailsPage>
);
