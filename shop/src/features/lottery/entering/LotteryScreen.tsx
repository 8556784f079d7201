import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { announce } from 'browser/ui/feedback/announcer';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { EmptyPage } from 'browser/ui/page/EmptyPage';
import { Page } from 'browser/ui/page/Page';
import { type LotteryState, lotteryNotFound } from 'contract/lottery';
import { useEffect, useRef } from 'react';
import art from '../../../art/vignette-not-found.avif';
import { idOf } from '../../../platform/id-in-address';
import { lotteryQuery } from '../lotteries.api';
import { LotteryPage } from './LotteryPage';
import { LotterySkeleton } from './LotterySkeleton';

const route = getRouteApi('/main/lottery/$id');

export function LotteryScreen() {
  const id = idOf(route.useParams().id);
  return id ? <Lottery key={id} id={id} /> : <NoSuchLottery />;
}

function Lottery({ id }: { id: number }) {
  const lottery = useQuery(lotteryQuery(id));
  useToldSteps(lottery.data?.state);

  if (lottery.isPending) return <LotterySkeleton />;
  if (lottery.data) return <LotteryPage lottery={lottery.data} />;
  if (lottery.error instanceof CallError && lottery.error.code === lotteryNotFound.code)
    return <NoSuchLottery />;
  return (
    <Page title="Lottery">
      <Trouble title="The lottery could not be loaded" again={lottery.refetch} busy={lottery.isFetching}>
        {inWords(lottery.error)}
      </Trouble>
    </Page>
  );
}

const stepWords: Record<LotteryState, string> = {
  announced: '',
  open: 'Entries are open now.',
  closed: 'Entries are closed.',
  drawn: 'The draw is made.',
  settled: 'All bottles have found a home.',
  called_off: 'The lottery is called off.',
};

/** Announces to screen readers when the lottery goes a step further. */
function useToldSteps(state: LotteryState | undefined) {
  const known = useRef(state);
  useEffect(() => {
    if (state && known.current && known.current !== state) announce(stepWords[state]);
    known.current = state;
  }, [state]);
}

const NoSuchLottery = () => (
  <EmptyPage
    title="Lottery"
    picture={art}
    says="There is no lottery at this address"
    way={{ to: '/lottery', label: 'See the lotteries' }}
  >
    The address may be mistyped. A lottery that was announced stays at its address forever.
  </EmptyPage>
);
