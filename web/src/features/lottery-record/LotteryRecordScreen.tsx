import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EmptyPage } from '../../app/EmptyPage';
import { Page } from '../../app/Page';
import art from '../../art/empty-tickets.svg';
import { CallError } from '../../platform/call-error';
import { Skeleton } from '../../ui/Skeleton';
import { Trouble } from '../../ui/Trouble';
import { recordQuery } from './lottery-record.api';
import { RecordPage } from './RecordPage';

const route = getRouteApi('/main/lottery-detail-stable/$id');

const isNumber = (id: string) => /^[1-9]\d{0,8}$/.test(id);
const isMissing = (error: Error) => error instanceof CallError && error.status === 404;

/** Stays at its address for ever, and reads the same to everybody who is logged in. */
export function LotteryRecordScreen() {
  const { id } = route.useParams();
  return isNumber(id) ? <Record key={id} id={Number(id)} /> : <NoSuchRecord />;
}

function Record({ id }: { id: number }) {
  const { data: record, error, refetch, isFetching } = useQuery(recordQuery(id));
  if (record) return <RecordPage record={record} />;
  if (error && isMissing(error)) return <NoSuchRecord />;
  return (
    <Page title="Lottery record">
      {error ? (
        <Trouble title="The record could not be loaded" again={refetch} busy={isFetching}>
          {error.message}
        </Trouble>
      ) : (
        <>
          <Skeleton lines={3} label="Loading the record" />
          <Skeleton shape="block" height="16rem" />
          <Skeleton lines={6} />
        </>
      )}
    </Page>
  );
}

const NoSuchRecord = () => (
  <EmptyPage
    title="Lottery record"
    picture={art}
    says="There is no such lottery"
    way={{ to: '/lottery', label: 'See the lotteries' }}
  >
    The address may be mistyped. A record that was published once stays at its address.
  </EmptyPage>
);
