import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { useMe } from '../../../platform/me';
import { StartSteps } from './StartSteps';
import { startQuery } from './start.api';

/** The way from an empty shop to its first order. A person who leaves finds it later as it stands then. */
export function StartScreen() {
  const { keys } = useMe();
  const isOwner = keys.includes('terms.change');
  const { data, isPending, isFetching, error, refetch } = useQuery({ ...startQuery, enabled: isOwner });
  if (!isOwner)
    return (
      <Page title="Opening your shop">
        <EmptyState title="For owners of all stores">An owner opens the shop.</EmptyState>
      </Page>
    );
  return (
    <Page
      title="Opening your shop"
      lead="Take these in any order, and leave whenever you like: what is done is read from your shop itself."
      narrow
    >
      {isPending && <Skeleton lines={10} label="Loading the steps" />}
      {!isPending && !data && (
        <Trouble title="We could not load the steps" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {data && <StartSteps start={data} />}
    </Page>
  );
}
