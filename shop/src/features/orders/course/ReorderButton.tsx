import { newKey } from 'browser/calls/call-once';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import type { reorder } from 'contract/orders';
import type { Answer } from 'contract/platform/endpoint';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { orderAgain, seeWhatChanged } from '../orders.api';
import { ReorderOutcome } from './ReorderOutcome';

type Props = { order: { id: string; number: string; store_name: string }; size?: 'small' };

/** Puts what is still for sale into the cart of its store, and says what is not. */
export function ReorderButton({ order, size }: Props) {
  const [outcome, setOutcome] = useState<Answer<typeof reorder>>();
  const { busy, run } = useCall({
    refused: (error) => {
      seeWhatChanged(order.id)(error);
      return noticeInWords(error);
    },
  });
  // As long as there is no answer, pressing again is the same order.
  const [key, setKey] = useState(newKey);
  const ask = () =>
    run(async () => {
      setOutcome(await orderAgain(key, order.id));
      setKey(newKey());
    });
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={<RotateCcw aria-hidden="true" />}
        busy={busy}
        busyLabel="Looking…"
        aria-label={size && `Reorder ${order.number}`}
        onClick={() => void ask()}
      >
        Reorder
      </Button>
      {outcome && (
        <ReorderOutcome
          outcome={outcome}
          storeName={order.store_name}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </>
  );
}
