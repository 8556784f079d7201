import { Link } from '@tanstack/react-router';
import { PageTitle } from '../../app/PageTitle';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeading } from '../../ui/PageHeading';
import product from '../catalogue/ProductPage.module.css';
import { originOf, titleOf, unusualSizeOf } from '../catalogue/product-words';
import { FiveRules } from './FiveRules';
import { LotteryBottle } from './LotteryBottle';
import { LotteryBox } from './LotteryBox';
import css from './LotteryPage.module.css';
import type { Lottery } from './lotteries.api';
import { stateWords } from './lottery-words';
import { ProofInWords } from './ProofInWords';

const tones: Record<Lottery['state'], BadgeTone> = {
  open: 'success',
  announced: 'brand',
  closed: 'warning',
  drawn: 'neutral',
  settled: 'neutral',
};

/** The bottle large; beside it how long it takes, what the chances are, and one's own ticket. */
export const LotteryPage = ({ lottery }: { lottery: Lottery }) => (
  <div className={product.page}>
    <PageTitle>{lottery.name}</PageTitle>
    <Breadcrumb>
      <Link to="/lottery" activeOptions={{ exact: true }}>
        Lottery
      </Link>
      <span aria-current="page">{lottery.name}</span>
    </Breadcrumb>
    <div className={css.columns}>
      <div className={css.picture}>
        <LotteryBottle product={lottery.product} size="large" first />
      </div>
      <div className={css.side}>
        <div className={css.summary}>
          <p className={css.state}>
            <Badge tone={tones[lottery.state]}>{stateWords[lottery.state].name}</Badge>
            {lottery.store_name}
          </p>
          <PageHeading>{lottery.name}</PageHeading>
          <AboutBottle bottle={lottery.product} />
        </div>
        <LotteryBox lottery={lottery} />
      </div>
      <div className={css.rules}>
        <FiveRules lottery={lottery} />
      </div>
      <div className={css.proof}>
        <ProofInWords lottery={lottery} />
      </div>
    </div>
  </div>
);

function AboutBottle({ bottle }: { bottle: Lottery['product'] }) {
  if (!bottle) return <p className={css.bottle}>The bottle itself has left the shelves.</p>;
  const facts = [originOf(bottle), unusualSizeOf(bottle)].filter(Boolean);
  return (
    <p className={css.bottle}>
      {facts.join(' · ')}
      {facts.length > 0 && ' · '}
      <Link
        to="/products/$productName/$productId"
        params={{ productName: bottle.slug, productId: String(bottle.id) }}
        aria-label={`About the bottle: ${titleOf(bottle)}`}
      >
        About the bottle
      </Link>
    </p>
  );
}
