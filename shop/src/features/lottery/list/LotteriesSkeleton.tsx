import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Card } from 'browser/ui/lists/Card';
import stage from '../entering/LotteryBottle.module.css';
import list from './Lotteries.module.css';
import small from './LotteryCard.module.css';
import open from './OpenLotteryCard.module.css';

/** An open one, and some that are not: shaped like what comes. */
export const LotteriesSkeleton = () => (
  <div className={list.states} aria-busy="true">
    <Card space="none" className={open.card}>
      <div className={stage.stage} data-size="large">
        <div className={stage.bottle}>
          <Skeleton shape="block" ratio="3 / 4" label="Loading the lotteries" />
        </div>
      </div>
      <div className={open.words}>
        <Skeleton lines={3} />
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="2.75rem" />
      </div>
    </Card>
    <div className={list.cards}>
      {[0, 1, 2, 3].map((card) => (
        <Card key={card} space="small" className={small.card}>
          <Skeleton shape="block" ratio="3 / 4" />
          <Skeleton lines={4} />
        </Card>
      ))}
    </div>
  </div>
);
