import type { reorder } from 'contract/orders';
import type { Answer } from 'contract/platform/endpoint';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { orderAgain } from './orders.api';
import { ReorderOutcome } from './ReorderOutcome';
import { useChange } from './use-change';

type Props = { order: { id: string; number: string; store_name: string }; size?: 'small' };

/** Puts what is still for sale into the cart of its store, and says what is not. */
export function ReorderButton({ order, size }: Props) {
  const [outcome, setOutcome] = useState<Answer<typeof reorder>>();
  const { busy, attempt } = useChange(order.id, (words) => notify(words, 'error'));
  const ask = () => attempt(async () => setOutcome(await orderAgain(order.id)));
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
