import { Link } from '@tanstack/react-router';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { Lacking } from 'contract/settings/start';
import { Section } from '../../../ui/Section';
import { LinkToLacking, wordsOfLacking } from '../start/Lacking';
import css from './StoreForm.module.css';
import { openStoreOf } from './stores.api';

type Props = { storeId: number; lacks: readonly Lacking[] };

/** The last step: from then on customers see the store. */
export function OpenStore({ storeId, lacks }: Props) {
  const { run, busy, refusal } = useCall();
  const open = () => run(async () => notify((await openStoreOf(storeId)).message));
  if (lacks.length > 0)
    return (
      <Section title="Not open yet" lead="Customers do not see this store. Before it can open it needs:">
        <ul className={css.lacks}>
          {lacks.map((lacking) => (
            <li key={lacking}>
              <LinkToLacking storeId={storeId} lacking={lacking}>
                {wordsOfLacking[lacking]}
              </LinkToLacking>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/start">All steps of opening your shop</Link>
        </p>
      </Section>
    );
  return (
    <Section
      title="Ready to open"
      lead="Customers do not see this store yet. Nothing that it needs is missing."
    >
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button busy={busy} busyLabel="Opening" onClick={open}>
        Open the store
      </Button>
    </Section>
  );
}
