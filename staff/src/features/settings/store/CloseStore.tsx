import { useNavigate } from '@tanstack/react-router';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import { useState } from 'react';
import { Section } from '../../../ui/Section';
import { closeStoreOf } from './stores.api';

type Props = { storeId: number; name: string };

/** Once its orders and lotteries are finished. */
export function CloseStore({ storeId, name }: Props) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { run, busy } = useCall({ refused: noticeInWords });
  const close = async () => {
    const isClosed = await run(async () => notify((await closeStoreOf(storeId)).message));
    setAsking(false);
    if (isClosed) await navigate({ to: '/settings', search: {} });
  };
  return (
    <Section title="Closing for good" lead="For a few hours or days, use a pause or a special day instead.">
      <Button variant="danger" onClick={() => setAsking(true)}>
        Close this store for good
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={close}
        busy={busy}
        title={`Close ${name} for good?`}
        confirm="Close for good"
      >
        Customers see it no longer, and it cannot be opened again. Its orders, gift cards, and record stay.
      </ConfirmDialog>
    </Section>
  );
}
