import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { EditedWineSet } from 'contract/catalogue/sets.staff';
import { useState } from 'react';
import { useMe } from '../../../platform/me';
import { ActsOf } from '../../record/ActsOf';
import css from '../editing/ProductScreen.module.css';
import { SetForm } from './SetForm';
import { SetPrices } from './SetPrices';
import { editSetAs, retireSetAs, setQuery } from './sets.api';

const route = getRouteApi('/main/sets/$id');

/** One set: what it is, what is in it, and what it costs where. */
export function SetScreen() {
  const { id } = route.useParams();
  const { data, error, isFetching, refetch } = useQuery(setQuery(id));
  if (data) return <EditedSet key={data.id} set={data} />;
  return (
    <Page title="Set">
      {error ? (
        <Trouble title="We could not load this set" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      ) : (
        <Skeleton lines={8} label="Loading the set" />
      )}
    </Page>
  );
}

function EditedSet({ set }: { set: EditedWineSet }) {
  const mayChange = useMe().keys.includes('products.change');
  // A save names the version that was read first, not one that came later.
  const [version, setVersion] = useState(set.version);
  return (
    <Page
      title={set.name}
      lead={set.retired && <Badge tone="warning">Retired</Badge>}
      actions={
        <div className={css.actions}>
          <a href={set.address} target="_blank" rel="noreferrer">
            View in the shop
          </a>
          {mayChange && <Retire set={set} />}
        </div>
      }
    >
      <SetPrices set={set} />
      <SetForm
        set={set}
        readOnly={!mayChange}
        submit="Save"
        onValid={async (facts) => {
          const { message, data } = await editSetAs(set.id, { version, facts });
          setVersion(data.version);
          notify(message);
        }}
      />
      <ActsOf thing="wine_set" id={set.id} />
    </Page>
  );
}

/** The next press can take it back, so nothing is asked before. */
function Retire({ set: { id, retired } }: { set: EditedWineSet }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      onClick={() => run(async () => notify((await retireSetAs(id, !retired)).message))}
    >
      {retired ? 'Bring back' : 'Retire'}
    </Button>
  );
}
