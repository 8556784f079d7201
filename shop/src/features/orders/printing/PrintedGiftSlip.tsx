import { dot } from 'browser/formats/format';
import type { OrderDetails } from 'contract/orders';
import { useSession } from '../../../platform/session';
import { sizeOf, titleOf } from '../../goods/product-words';
import css from './PrintedGiftSlip.module.css';
import { PrintedSheet } from './PrintedSheet';

/** What lies in the parcel of a present: the words, the bottles, and no price. */
export function PrintedGiftSlip({ order }: { order: OrderDetails }) {
  const giver = useSession(({ login }) => login?.customer);
  return (
    <PrintedSheet
      from={order}
      head={
        <>
          <h1 className={css.title}>A gift for you</h1>
          {order.address && <p>{`${order.address.first_name} ${order.address.last_name}`}</p>}
        </>
      }
    >
      <blockquote className={css.message}>
        <p>{order.gift_message}</p>
        {giver && (
          <footer className={css.giver}>
            {giver.first_name} {giver.last_name}
          </footer>
        )}
      </blockquote>
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <li key={line.position} className={css.line}>
            <span className={css.quantity}>{line.quantity} ×</span>
            <span>
              <strong>{titleOf(line)}</strong>
              <span className={css.about}>{[line.brand, sizeOf(line)].filter(Boolean).join(dot)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.number}>Order {order.number}</p>
    </PrintedSheet>
  );
}
