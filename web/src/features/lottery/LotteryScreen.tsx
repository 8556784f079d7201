import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lotteryNotFound } from 'contract/lottery';
import { EmptyPage } from '../../app/EmptyPage';
import { Page } from '../../app/Page';
import art from '../../art/empty-not-found.svg';
import { CallError } from '../../platform/call-error';
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
