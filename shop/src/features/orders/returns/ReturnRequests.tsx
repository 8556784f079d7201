import { formatDate, plural } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { Badge, type BadgeTone } from 'browser/ui/values/Badge';
import type { OrderDetails, ReturnRequest } from 'contract/orders';
import { sum } from 'contract/platform/cents';
import { titleOf } from '../../goods/product-words';
import { pieceWords } from '../order-words';
import css from './ReturnRequests.module.css';
import { thenRefunded, wayBack } from './way-back';

type Shown = { words: string; tone: BadgeTone };

function standingOf({ status, lines }: ReturnRequest): Shown {
  if (status === 'asked') return { words: 'Waiting for your bottles', tone: 'warning' };
  if (status === 'lapsed') return { words: 'Not brought back in time', tone: 'neutral' };
  const taken = sum(lines.map(({ accepted, broken }) => accepted + broken));
  const refused = sum(lines.map((line) => line.refused));
  if (taken === 0) return { words: 'Declined', tone: 'danger' };
  if (taken === sum(lines.map(({ kept }) => kept))) return { words: 'Refunded', tone: 'success' };
  return refused > 0
    ? { words: 'Accepted in part', tone: 'warning' }
    : { words: 'Accepted', tone: 'success' };
}

function outcomeOf({ asked, accepted, broken, kept, refused }: ReturnRequest['lines'][number]) {
  const taken = accepted + broken - kept;
  if (taken + kept + refused === 0) return plural(asked, pieceWords);
  return [
    taken > 0 && `${taken} accepted`,
    kept > 0 && `${kept} refunded and yours to keep`,
    refused > 0 && `${refused} declined`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the customer asked to return, and what the store has said to it. */
export const ReturnRequests = ({ order }: { order: OrderDetails }) => (
  <Card as="section" aria-labelledby="order-returns">
    <h2 id="order-returns" className={css.heading}>
      {order.return_requests.length > 1 ? 'Your returns' : 'Your return'}
    </h2>
    <ul className={css.requests}>
      {order.return_requests.map((request) => (
        <Request key={request.id} order={order} request={request} />
      ))}
    </ul>
  </Card>
);

function Request({ order, request }: { order: OrderDetails; request: ReturnRequest }) {
  const { words, tone } = standingOf(request);
  const nameOf = (position: number) => {
    const line = order.lines.find((each) => each.position === position);
    return line && titleOf(line);
  };
  return (
    <li className={css.request}>
      <p className={css.head}>
        <Badge tone={tone}>{words}</Badge>
        <span className={css.soft}>
          {request.begun_by_store ? 'By the store on' : 'Requested on'}{' '}
          {formatDate(request.asked_at, 'long', order.timezone)}
        </span>
      </p>
      <ul className={css.lines}>
        {request.lines.map((line) => (
          <li key={line.position} className={css.line}>
            <span>{nameOf(line.position)}</span>
            <span className={css.soft}>{outcomeOf(line)}</span>
          </li>
        ))}
      </ul>
      {request.reason && <p className={css.soft}>You wrote: {request.reason}</p>}
      {request.status === 'asked' && (
        <p>
          {wayBack(order, request.bring_by)} {thenRefunded}
        </p>
      )}
      {request.answer && <p>The store says: {request.answer}</p>}
    </li>
  );
}
