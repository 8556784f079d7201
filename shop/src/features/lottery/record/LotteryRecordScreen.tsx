import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { EmptyPage } from 'browser/ui/page/EmptyPage';
import { Page } from 'browser/ui/page/Page';
import art from '../../../art/vignette-tickets.avif';
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
          {inWords(error)}
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
