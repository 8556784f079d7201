import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDateTime, formatMoney, formatNumber, plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { OneLottery } from 'contract/lottery/lotteries.staff';
import { useState } from 'react';
import { useChosenStore } from '../../platform/use-chosen-store';
import links from '../../ui/back.module.css';
import grid from '../../ui/columns.module.css';
import { Section } from '../../ui/Section';
import { ActsOf } from '../record/ActsOf';
import { CallOffDialog } from './CallOffDialog';
import { lotteryQuery } from './lotteries.api';
import { Published, Rules } from './Published';
import { Turns } from './Turns';
import { wordsOfState } from './words-of-lotteries';

const route = getRouteApi('/main/lotteries/$id');

/** One lottery from its announcement on: what was promised, how it goes, who has won. */
export function LotteryScreen() {
  const { store } = useChosenStore('lotteries.change', route.useSearch().store);
  const id = Number(route.useParams().id);
  return store ? (
    <OneLotteryScreen key={`${store.id} ${id}`} storeId={store.id} id={id} />
  ) : (
    <Page title="Lottery">
      <p>There is no store yet.</p>
    </Page>
  );
}

function OneLotteryScreen({ storeId, id }: { storeId: number; id: number }) {
  const { data: lottery, error, isFetching, refetch } = useQuery(lotteryQuery(storeId, id));
  if (lottery) return <Lottery storeId={storeId} lottery={lottery} />;
  return (
    <Page title="Lottery">
      {error ? (
        <Trouble title="We could not load this lottery" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      ) : (
        <Skeleton lines={8} label="Loading the lottery" />
      )}
    </Page>
  );
}

type Props = { storeId: number; lottery: OneLottery };

function Lottery({ storeId, lottery }: Props) {
  const [asking, setAsking] = useState(false);
  const { id, name, state, called_off, timezone } = lottery;
  const isDrawn = state === 'drawn' || state === 'settled';
  return (
    <Page
      title={name}
      lead={<Badge tone={wordsOfState[state].tone}>{wordsOfState[state].name}</Badge>}
      actions={
        <Link className={links.back} to="/lotteries" search={{ store: storeId }}>
          All lotteries
        </Link>
      }
    >
      {called_off && (
        <Notice>
          Called off on {formatDateTime(called_off.at, timezone)}: {called_off.because}
        </Notice>
      )}
      <div className={grid.columns} data-wide="first">
        <div className={grid.column}>
          {isDrawn && <Turns storeId={storeId} lottery={lottery} />}
          <Announced lottery={lottery} />
          <Draw lottery={lottery} />
        </div>
        <div className={grid.column}>
          {!isDrawn && !called_off && (
            <Section
              title="Calling off"
              lead="Until it is drawn. What was announced cannot be changed in any other way."
            >
              <Button variant="danger" onClick={() => setAsking(true)}>
                Call off
              </Button>
              <CallOffDialog
                storeId={storeId}
                lottery={lottery}
                open={asking}
                onClose={() => setAsking(false)}
              />
            </Section>
          )}
          <ActsOf thing="lottery" id={id} />
        </div>
      </div>
    </Page>
  );
}

function Announced({ lottery }: { lottery: OneLottery }) {
  const { bottles, price, timezone, claim_hours, release, rules } = lottery;
  const at = (moment: string) => formatDateTime(moment, timezone);
  return (
    <Section
      title="What was announced"
      lead={`On ${at(lottery.commitments.announced.at)}. It stays as it is.`}
    >
      <Published
        facts={[
          ['Bottles', `${plural(bottles, { one: '# bottle', other: '# bottles' })} at ${formatMoney(price)}`],
          ['Opens', at(lottery.opens_at)],
          ['Closes', at(lottery.closes_at)],
          ['Drawn after', at(lottery.draws_at)],
          ['Time to buy', plural(claim_hours, { one: '# hour', other: '# hours' })],
          ['Release', release],
          ['Entries', `${lottery.entries_exact ? '' : 'More than '}${formatNumber(lottery.entries)}`],
        ]}
      />
      <Disclosure title="Rules">
        <Rules text={rules} />
      </Disclosure>
    </Section>
  );
}

/** Why nobody can steer the draw, to the last digit. */
function Draw({ lottery }: { lottery: OneLottery }) {
  const { announced, closed, drawn } = lottery.commitments;
  const at = (moment: string) => formatDateTime(moment, lottery.timezone);
  return (
    <Section
      title="The draw"
      lead={
        drawn
          ? `Made on ${at(drawn.at)}. Anybody can check it.`
          : 'The shop makes it by itself, and anybody can check it.'
      }
    >
      <Published
        facts={[
          ['Fingerprint of the seed', announced.seed_hash],
          [
            'Round of the beacon',
            announced.beacon ? formatNumber(announced.beacon.named_round) : 'None is used',
          ],
          [
            'List frozen',
            closed && `${at(closed.at)}${closed.late ? ', late: a later round was named' : ''}`,
          ],
          ['Fingerprint of the list', closed?.entries_hash],
          ['Seed', drawn?.seed],
          ['Fingerprint of the ranking', drawn?.ranking_hash],
        ]}
      />
      <a className={links.back} href={lottery.record} target="_blank" rel="noreferrer">
        The public record
      </a>
    </Section>
  );
}
