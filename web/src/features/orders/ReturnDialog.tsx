import type { OrderDetails } from 'contract/orders';
import { type FormEvent, useState } from 'react';
import { newKey } from '../../platform/call-once';
import { formatDate, plural } from '../../platform/format';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import type { BackTo } from './given-back';
import { givenBackSince } from './given-back';
import { pieceWords } from './order-words';
import { giveBack, showOrder } from './orders.api';
import { ReturnChoice } from './ReturnChoice';
import { ReturnDone } from './ReturnDone';
import { useChange } from './use-change';

type Props = { order: OrderDetails; onClose: () => void };
type Done = { pieces: number; rows: BackTo[] };

const wayBack = ({ fulfilment, store_name }: OrderDetails) =>
  fulfilment === 'shipping'
    ? 'Alcohol may not be mailed: we send a carrier who is allowed to take it.'
    : `Bring them sealed to ${store_name}, with your ID.`;

/** Chooses lines and quantities; what goes back for them the store says, not this page. */
export function ReturnDialog({ order, onClose }: Props) {
  const [key] = useState(newKey);
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map());
  const [done, setDone] = useState<Done>();
  const [isMissing, setMissing] = useState(false);
  const { busy, refusal, attempt } = useChange(order.id);
  const left = order.lines.filter(({ quantity, returned }) => quantity > returned);
  const lines = left
    .map(({ position, quantity, returned }) => ({
      position,
      quantity: Math.min(wanted.get(position) ?? 0, quantity - returned),
    }))
    .filter(({ quantity }) => quantity > 0);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);

  const want = (position: number, quantity: number) => {
    setMissing(false);
    setWanted((before) => new Map(before).set(position, quantity));
  };
  const wantAll = () => {
    setMissing(false);
    setWanted(new Map(left.map(({ position, quantity, returned }) => [position, quantity - returned])));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (lines.length === 0) return setMissing(true);
    void attempt(async () => {
      const returned = await giveBack(key, order.id, lines);
      setDone({ pieces, rows: givenBackSince(order.given_back, returned) });
      showOrder(returned);
    });
  };
  if (done)
    return (
      <Dialog open onClose={onClose} size="small" title={`${plural(done.pieces, pieceWords)} returned`}>
        <ReturnDone rows={done.rows} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="What would you like to return?"
      description={`${wayBack(order)} Until ${formatDate(order.return_until ?? order.created_at, 'long')}.`}
    >
      <form noValidate onSubmit={send}>
        <ReturnChoice lines={left} wanted={wanted} disabled={busy} onWant={want} />
        {isMissing && <Notice tone="danger">Choose what you return.</Notice>}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <DialogActions>
          <Button variant="quiet" disabled={busy} onClick={wantAll}>
            Choose everything
          </Button>
          <Button type="submit" busy={busy} busyLabel="Returning…">
            {pieces > 0 ? `Return ${plural(pieces, pieceWords)}` : 'Return'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
