import type { GiftPurchase } from 'contract/gift-purchases';
import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import { formatMoney } from '../../platform/format';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import css from './GiftForm.module.css';
import { askForPurchase, cancelGift, resendGift } from './gifts.api';

/** Sends the letter again, or takes the gift back while it has not been sent. */
export function GiftActions({ gift }: { gift: GiftPurchase }) {
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const attempt = async (change: (id: string) => Promise<string>) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      notify(await change(gift.id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status !== 401) setRefusal(error.message);
      await askForPurchase(gift.id);
    } finally {
      setBusy(false);
      setAsks(false);
    }
  };

  return (
    <Card as="section" className={css.part} aria-labelledby="gift-actions-heading">
      <h2 id="gift-actions-heading" className={css.heading}>
        {gift.can_resend ? 'Has it not arrived?' : 'Changed your mind?'}
      </h2>
      <p>
        {gift.can_resend
          ? `We can send it to ${gift.recipient_email} once more. It is the same card with the same code.`
          : 'Until the card is sent, you can take it back and have your money returned.'}
      </p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div>
        {gift.can_resend ? (
          <Button
            variant="secondary"
            busy={busy}
            busyLabel="Sending"
            onClick={() => void attempt(resendGift)}
          >
            Send it again
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setAsks(true)}>
            Cancel this gift
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => attempt(cancelGift)}
        title="Cancel this gift?"
        confirm="Cancel the gift"
        confirmBusy="Cancelling"
        cancel="Keep it"
        busy={busy}
      >
        The card ends before anybody has seen it, and {formatMoney(gift.amount)} goes back to your card.
      </ConfirmDialog>
    </Card>
  );
}
