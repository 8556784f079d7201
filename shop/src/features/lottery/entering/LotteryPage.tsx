import { Link } from '@tanstack/react-router';
import { dot } from 'browser/formats/format';
import { Breadcrumb } from 'browser/ui/lists/Breadcrumb';
import { DetailsPage } from 'browser/ui/page/DetailsPage';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { Badge, type BadgeTone } from 'browser/ui/values/Badge';
import { originOf, titleOf, unusualSizeOf } from '../../goods/product-words';
import { claimUntil } from '../claim-until';
import type { Lottery } from '../lotteries.api';
import { stateWords } from '../lottery-words';
import { ProofInWords } from '../ProofInWords';
import { ClaimBar } from '../winning/ClaimBar';
import { EntryBar } from './EntryBar';
import { FiveRules } from './FiveRules';
import { LotteryBottle } from './LotteryBottle';
import { LotteryBox } from './LotteryBox';
import css from './LotteryPage.module.css';

const tones: Record<Lottery['state'], BadgeTone> = {
  open: 'success',
  announced: 'brand',
  closed: 'warning',
  drawn: 'neutral',
  settled: 'neutral',
  called_off: 'neutral',
};

/** The bottle large; beside it how long it takes, what the chances are, and one's own ticket. */
export const LotteryPage = ({ lottery }: { lottery: Lottery }) => (
  <DetailsPage>
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
    <Bar lottery={lottery} />
  </DetailsPage>
);

function Bar({ lottery }: { lottery: Lottery }) {
  const { ticket } = lottery;
  const until = claimUntil(ticket);
  return ticket && until ? (
    <ClaimBar lottery={lottery} ticket={ticket} until={until} />
  ) : (
    <EntryBar lottery={lottery} />
  );
}

function AboutBottle({ bottle }: { bottle: Lottery['product'] }) {
  if (!bottle) return <p className={css.bottle}>The bottle itself has left the shelves.</p>;
  const facts = [originOf(bottle), unusualSizeOf(bottle)].filter(Boolean);
  return (
    <p className={css.bottle}>
      {facts.join(dot)}
      {facts.length > 0 && dot}
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
