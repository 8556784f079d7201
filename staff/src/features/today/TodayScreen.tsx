import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDate } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { LeadToCome } from 'browser/ui/page/PageHeading';
import type { Today } from 'contract/desk/today.staff';
import { useStoresWith } from '../../platform/me';
import { StoreOrAllSwitch } from '../../ui/StoreSwitch';
import { Sales } from './Sales';
import css from './TodayScreen.module.css';
import { todayQuery } from './today.api';
import { Waiting } from './Waiting';

const route = getRouteApi('/main/today');

/** How the day goes, and what is left to do. */
export function TodayScreen() {
  const { store } = route.useSearch();
  const navigate = route.useNavigate();
  const stores = useStoresWith('reports.see');
  const { data, error, isFetching, refetch } = useQuery(todayQuery(store));
  return (
    <Page
      title="Today"
      lead={data ? formatDate(data.day, 'long') : <LeadToCome like="Wednesday, September 30, 2026" />}
      actions={
        <StoreOrAllSwitch
          stores={stores}
          chosen={store}
          onChoose={(chosen) => navigate({ search: { store: chosen }, replace: true })}
        />
      }
    >
      {data && <Day today={data} store={store} />}
      {!data && error && (
        <Trouble title="We could not load today" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!data && !error && <Skeleton lines={8} label="Loading today" />}
    </Page>
  );
}

const Day = (props: { today: Today; store: number | undefined }) => (
  <div className={css.day}>
    <Sales {...props} />
    <Waiting {...props} />
  </div>
);
