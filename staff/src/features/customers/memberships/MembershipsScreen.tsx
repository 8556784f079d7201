import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { useMe } from '../../../platform/me';
import grid from '../../../ui/columns.module.css';
import { ActsOf } from '../../record/ActsOf';
import { MembershipsForm } from './MembershipsForm';
import { membershipTermsQuery } from './memberships.api';

/** The memberships of all stores, and what each asks for. */
export function MembershipsScreen() {
  const { keys } = useMe();
  if (!keys.includes('terms.change'))
    return (
      <Page title="Memberships">
        <EmptyState title="For owners of all stores">All stores have the same memberships.</EmptyState>
      </Page>
    );
  return (
    <Page title="Memberships" lead="What regular customers are called, and what makes them one." narrow>
      <Memberships />
    </Page>
  );
}

function Memberships() {
  const { data, error, isFetching, refetch } = useQuery(membershipTermsQuery);
  if (!data && error)
    return (
      <Trouble title="We could not load the memberships" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={8} label="Loading the memberships" />;
  return (
    <div className={grid.column}>
      <MembershipsForm key={data.version} terms={data} />
      <ActsOf thing="memberships" id="shop" />
    </div>
  );
}
