import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type LotteryState, lotteryNotFound } from 'contract/lottery';
import { useEffect, useRef } from 'react';
import { EmptyPage } from '../../app/EmptyPage';
import { Page } from '../../app/Page';
import art from '../../art/empty-not-found.svg';
import { CallError } from '../../platform/call-error';
import { announce } from '../../ui/announcer';
import { Trouble } from '../../ui/Trouble';
import { idOf } from '../catalogue/id-in-address';
import { LotteryPage } from './LotteryPage';
import { LotterySkeleton } from './LotterySkeleton';
import { lotteryQuery } from './lotteries.api';

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
        {lottery.error.message}
      </Trouble>
    </Page>
  );
}

const stepWords: Record<LotteryState, string> = {
  announced: '',
  open: 'Entries are open now.',
  closed: 'Entries are closed.',
  drawn: 'The draw is made.',
  settled: 'All bottles have found their place.',
};

/** Whoever listens hears it when the lottery goes a step further. */
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
    It may have been mistyped. What has once been announced stays at its address for ever.
  </EmptyPage>
);
