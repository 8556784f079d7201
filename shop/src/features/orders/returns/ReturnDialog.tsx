import { newKey } from 'browser/calls/call-once';
import { useCall } from 'browser/calls/use-call';
import { formatDate, plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextArea } from 'browser/ui/fields/TextArea';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import type { OrderDetails } from 'contract/orders';
import { sum } from 'contract/platform/cents';
import { type FormEvent, useState } from 'react';
import { pieceWords } from '../order-words';
import { askToReturn, seeWhatChanged, showOrder } from '../orders.api';
import { ReturnChoice } from './ReturnChoice';
import { ReturnDone } from './ReturnDone';
import { returnable } from './returnable';
import { wayBack } from './way-back';

type Props = { order: OrderDetails; onClose: () => void };
type Done = { pieces: number; order: OrderDetails };

const mostSigns = 300;

/** Chooses lines and quantities. Nothing goes back before the store has looked at the bottles. */
export function ReturnDialog({ order, onClose }: Props) {
  const [key] = useState(newKey);
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map());
  const [done, setDone] = useState<Done>();
  const [isMissing, setMissing] = useState(false);
  const { busy, refusal, run } = useCall({ refused: seeWhatChanged(order.id) });
  const [reason, setReason] = useState('');
  const left = order.lines.filter((line) => returnable(line) > 0);
  const lines = left
    .map((line) => ({
      position: line.position,
      quantity: Math.min(wanted.get(line.position) ?? 0, returnable(line)),
    }))
    .filter(({ quantity }) => quantity > 0);
  const pieces = sum(lines.map(({ quantity }) => quantity));

  const want = (position: number, quantity: number) => {
    setMissing(false);
    setWanted((before) => new Map(before).set(position, quantity));
  };
  const wantAll = () => {
    setMissing(false);
    setWanted(new Map(left.map((line) => [line.position, returnable(line)])));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (lines.length === 0) return setMissing(true);
    void run(async () => {
      const asked = await askToReturn(key, order.id, { lines, reason: reason.trim() });
      setDone({ pieces, order: asked });
      await showOrder(asked);
    });
  };
  if (done)
    return (
      <Dialog
        open
        onClose={onClose}
        size="small"
        title={`Return requested: ${plural(done.pieces, pieceWords)}`}
      >
        <ReturnDone order={done.order} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="What would you like to return?"
      description={`${wayBack(order)} You can request a return until ${formatDate(order.return_until ?? order.created_at, 'long')}.`}
    >
      <form noValidate onSubmit={send}>
        <ReturnChoice lines={left} wanted={wanted} disabled={busy} onWant={want} />
        <TextArea
          label="Why? (optional)"
          value={reason}
          maxLength={mostSigns}
          disabled={busy}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {isMissing && <Notice tone="danger">Choose at least one item.</Notice>}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <DialogActions>
          <Button variant="quiet" disabled={busy} onClick={wantAll}>
            Choose everything
          </Button>
          <Button type="submit" busy={busy} busyLabel="Requesting…">
            {pieces > 0 ? `Request return of ${plural(pieces, pieceWords)}` : 'Request return'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
