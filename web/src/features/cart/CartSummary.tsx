import type { Cart } from 'contract/cart';
import { formatMoney, formatNumber, plural } from '../../platform/format';
import { Card } from '../../ui/Card';
import { CallToOrder } from './CallToOrder';
import css from './CartSummary.module.css';
import { Redeem } from './Redeem';

type Props = { cart: Cart; cartId: string };

const sumsOf = ({ totals, redeem_loyalty_point }: Cart) =>
  [
    { name: plural(totals.pieces, { one: '# item', other: '# items' }), cents: totals.lines, always: true },
    { name: 'Saved by sets', cents: -totals.savings },
    { name: 'Gift card', cents: -totals.gift_card },
    { name: 'Store credit', cents: -totals.store_credit },
    { name: `${formatNumber(redeem_loyalty_point)} points`, cents: -totals.points },
  ].filter(({ cents, always }) => always || cents !== 0);

/** What is due, and by what it becomes less; it stays in view beside the lines. */
export const CartSummary = ({ cart, cartId }: Props) => (
  <Card as="section" aria-labelledby="cart-summary" className={css.summary}>
    <h2 id="cart-summary" className={css.heading}>
      Summary
    </h2>
    <dl className={css.sums}>
      {sumsOf(cart).map(({ name, cents }) => (
        <Row key={name} name={name} cents={cents} />
      ))}
      <Row name="Due" cents={cart.totals.due} isTotal />
    </dl>
    <p className={css.later}>
      The store takes orders by phone, and adds delivery and tax. Your cart is kept until then.
    </p>
    <CallToOrder cart={cart} wide />
    <Redeem cart={cart} cartId={cartId} />
  </Card>
);

type Sum = { name: string; cents: number; isTotal?: boolean };

const Row = ({ name, cents, isTotal }: Sum) => (
  <div className={css.row} data-total={isTotal || undefined}>
    <dt>{name}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);
