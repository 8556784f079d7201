import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatDateTime, formatMoney, plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { useState } from 'react';
import { useChosenStore } from '../../platform/use-chosen-store';
import links from '../../ui/back.module.css';
import grid from '../../ui/columns.module.css';
import { Section } from '../../ui/Section';
import { ActsOf } from '../record/ActsOf';
import css from './DraftScreen.module.css';
import { announceDraft, draftQuery, dropDraft, type OneDraft, saveDraft } from './lotteries.api';
import { PlanForm } from './PlanForm';
import { Published, Rules } from './Published';

const route = getRouteApi('/main/lotteries/drafts/$id');

/** A plan, what would be published of it, and the press that publishes it. */
export function DraftScreen() {
  const { store } = useChosenStore('lotteries.change', route.useSearch().store);
  const { id } = route.useParams();
  return store ? (
    <OneDraftScreen key={`${store.id} ${id}`} storeId={store.id} id={id} />
  ) : (
    <Page title="Draft">
      <p>There is no store yet.</p>
    </Page>
  );
}

function OneDraftScreen({ storeId, id }: { storeId: number; id: string }) {
  const { data: draft, error, isFetching, refetch } = useQuery(draftQuery(storeId, id));
  if (draft) return <Draft storeId={storeId} draft={draft} />;
  return (
    <Page title="Draft">
      {error ? (
        <Trouble title="We could not load this draft" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      ) : (
        <Skeleton lines={8} label="Loading the draft" />
      )}
    </Page>
  );
}

type Props = { storeId: number; draft: OneDraft };

function Draft({ storeId, draft }: Props) {
  // A save names the version that was read first, not one that came later.
  const [seen, setSeen] = useState(draft.version);
  const [edited, setEdited] = useState(false);
  return (
    <Page
      title={draft.name}
      lead={<Badge>Draft</Badge>}
      actions={
        <Link className={links.back} to="/lotteries" search={{ store: storeId, show: 'drafts' }}>
          All drafts
        </Link>
      }
    >
      <div className={grid.columns} data-wide="first">
        <PlanForm
          storeId={storeId}
          plan={draft.plan}
          submit="Save"
          onEdited={() => setEdited(true)}
          onValid={async (plan) => {
            notify((await saveDraft(storeId, draft.id, plan, seen)).message);
            setSeen(seen + 1);
            setEdited(false);
          }}
        />
        <div className={grid.column}>
          <Announce storeId={storeId} draft={draft} edited={edited} />
          <ActsOf thing="lottery_draft" id={draft.id} />
        </div>
      </div>
    </Page>
  );
}

function Announce({ storeId, draft, edited }: Props & { edited: boolean }) {
  const navigate = route.useNavigate();
  const [asking, setAsking] = useState<'announce' | 'drop'>();
  const { run, busy } = useCall({ refused: noticeInWords });
  const at = (moment: string) => formatDateTime(moment, draft.timezone);
  const announce = async () => {
    await run(async () => {
      const { message, data } = await announceDraft(storeId, draft);
      notify(message);
      await navigate({ to: '/lotteries/$id', params: { id: `${data.id}` }, search: { store: storeId } });
    });
    setAsking(undefined);
  };
  const drop = async () => {
    await run(async () => {
      notify((await dropDraft(storeId, draft.id)).message);
      await navigate({ to: '/lotteries', search: { store: storeId, show: 'drafts' } });
    });
    setAsking(undefined);
  };
  const bottles = plural(draft.bottles, { one: '# bottle', other: '# bottles' });
  return (
    <Section
      title="What will be published"
      lead="As it is saved. Nothing of it can be changed once it is announced."
    >
      <Published
        facts={[
          ['Name', draft.name],
          ['Bottles', `${bottles} at ${formatMoney(draft.price)}`],
          ['Opens', at(draft.opens_at)],
          ['Closes', at(draft.closes_at)],
          ['Drawn after', at(draft.draws_at)],
          ['Release', draft.release],
        ]}
      />
      <Disclosure title="Rules">
        <Rules text={draft.rules} />
      </Disclosure>
      {edited ? (
        <Notice>Save your changes before you announce it.</Notice>
      ) : (
        draft.in_the_way && <Notice tone="danger">{draft.in_the_way}</Notice>
      )}
      <div className={css.actions}>
        <Button disabled={edited || draft.in_the_way !== null} onClick={() => setAsking('announce')}>
          Announce
        </Button>
        <Button variant="quiet" onClick={() => setAsking('drop')}>
          Throw away
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'announce'}
        onClose={() => setAsking(undefined)}
        onConfirm={announce}
        busy={busy}
        title={`Announce ${draft.name}?`}
        confirm="Announce"
      >
        Customers see it at once, and {bottles} are set aside on the shelf. From then on it can only be called
        off; its price, times, and rules stay as they are.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'drop'}
        onClose={() => setAsking(undefined)}
        onConfirm={drop}
        busy={busy}
        title="Throw this draft away?"
        confirm="Throw away"
      >
        Nobody but staff has seen it. It cannot be brought back.
      </ConfirmDialog>
    </Section>
  );
}
