import { useCall } from 'browser/calls/use-call';
import { formatMoney } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import type { GiftPurchase } from 'contract/gift-cards/purchases';
import { useState } from 'react';
import { askForGift, cancelGift, resendGift } from './gifts.api';

type Gift = Pick<GiftPurchase, 'id' | 'amount' | 'can_cancel' | 'can_resend'>;
type Props = {
  gift: Gift;
  size?: 'small';
  /** Among other gifts: which of them it is, for those who listen. */
  whose?: string;
};

export function GiftButtons({ gift, size, whose }: Props) {
  const [asks, setAsks] = useState(false);
  const { run, busy, refusal } = useCall({ refused: () => askForGift(gift.id) });

  const change = async (how: (id: string) => Promise<string>) => {
    await run(async () => notify(await how(gift.id)));
    setAsks(false);
  };
  const nameOf = (words: string) => ({ ...(whose && { 'aria-label': `${words}: ${whose}` }) });

  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {gift.can_resend && (
        <div>
          <Button
            {...nameOf('Send it again')}
            variant="secondary"
            size={size}
            busy={busy}
            busyLabel="Sending"
            onClick={() => void change(resendGift)}
          >
            Send it again
          </Button>
        </div>
      )}
      {gift.can_cancel && (
        <div>
          <Button
            {...nameOf('Cancel this gift')}
            variant="secondary"
            size={size}
            onClick={() => setAsks(true)}
          >
            Cancel this gift
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => change(cancelGift)}
        title="Cancel this gift?"
        confirm="Cancel the gift"
        confirmBusy="Canceling"
        cancel="Keep it"
        busy={busy}
      >
        We cancel the card before anyone sees it, and {formatMoney(gift.amount)} goes back to your card.
      </ConfirmDialog>
    </>
  );
}
