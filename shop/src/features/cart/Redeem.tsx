import { formatMoney, formatNumber } from 'browser/formats/format';
import type { Cart } from 'contract/cart';
import css from './redeeming/Redeem.module.css';
import { TenderField } from './redeeming/TenderField';

type Props = { cart: Cart; cartId: string };

const problemOf = ({ tender_problems }: Cart, tender: string) =>
  tender_problems.find((problem) => problem.tender === tender)?.message;

const dollars = /^\$?\s*(\d{1,7}(?:\.\d{1,2})?)$/;
const whole = /^\d{1,9}$/;

/** A gift card, credit, points: each by itself, in the order in which they are taken. */
export function Redeem({ cart, cartId }: Props) {
  const { totals, lp_eq_1, loyalty_points, store_credit } = cart;
  const open = { id: cartId, storeId: cart.store_id };
  const steps = Math.min(Math.floor(loyalty_points / lp_eq_1), Math.floor(totals.due / 100));
  return (
    <div className={css.redeem}>
      <TenderField
        cart={open}
        field="redeem_gift_card"
        label="Gift card code"
        applied={cart.redeem_gift_card ? `Gift card ${cart.redeem_gift_card}` : undefined}
        problem={problemOf(cart, 'gift_card')}
        start=""
        read={(typed) => (typed ? { redeem_gift_card: typed } : 'Enter the code of your gift card')}
        none={{ redeem_gift_card: null }}
      />
      {(store_credit > 0 || problemOf(cart, 'store_credit')) && (
        <TenderField
          cart={open}
          field="redeem_store_credit"
          label="Store credit"
          hint={`You have ${formatMoney(store_credit)} at this store.`}
          applied={totals.store_credit > 0 ? `Store credit ${formatMoney(totals.store_credit)}` : undefined}
          problem={problemOf(cart, 'store_credit')}
          start={(Math.min(store_credit, totals.due) / 100).toFixed(2)}
          read={(typed) => {
            const amount = dollars.exec(typed)?.[1];
            return amount
              ? { redeem_store_credit: Math.round(Number(amount) * 100) }
              : 'Enter an amount of money';
          }}
          none={{ redeem_store_credit: 0 }}
        />
      )}
      {(loyalty_points >= lp_eq_1 || problemOf(cart, 'points')) && (
        <TenderField
          cart={open}
          field="redeem_loyalty_point"
          label="Loyalty points"
          hint={`You have ${formatNumber(loyalty_points)}. ${formatNumber(lp_eq_1)} are worth $1.`}
          applied={
            totals.points > 0
              ? `${formatNumber(cart.redeem_loyalty_point)} points, worth ${formatMoney(totals.points)}`
              : undefined
          }
          problem={problemOf(cart, 'points')}
          start={String(steps * lp_eq_1)}
          read={(typed) => {
            const points = typed.replaceAll(',', '');
            return whole.test(points)
              ? { redeem_loyalty_point: Number(points) }
              : 'Enter a whole number of points';
          }}
          none={{ redeem_loyalty_point: 0 }}
        />
      )}
    </div>
  );
}
