import type { StaffOrder } from 'contract/orders/orders.staff';
import { Code128 } from '../../../ui/Code128';
import { wordsOfWay } from '../words-of-orders';
import css from './AddressLabel.module.css';
import { markOf, wayAndTime, whom } from './paper-words';

/** Four inches by six, as label printers have them. */
export function AddressLabel({ order }: { order: StaffOrder }) {
  const mark = markOf(order);
  return (
    <article className={css.label} aria-label={`Label ${order.number}`}>
      <p className={css.from}>
        {order.store_name}
        <br />
        {order.store_address}
      </p>
      <div className={css.to}>
        <p className={css.way}>{order.address ? 'Deliver to' : wordsOfWay[order.fulfilment]}</p>
        {whom(order).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={css.when}>{wayAndTime(order)}</p>
      </div>
      {mark && (
        <p className={css.mark}>
          Contains alcohol
          <br />
          {mark}
        </p>
      )}
      <div className={css.number}>
        <Code128 text={order.number} className={css.code} />
        <p>{order.number}</p>
      </div>
    </article>
  );
}
