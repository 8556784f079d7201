import type { PaymentMethod, PaymentMethods } from 'contract/checkout';
import { RadioGroup } from '../../ui/RadioGroup';
import { Skeleton } from '../../ui/Skeleton';
import css from './PaymentChoice.module.css';
import { TestCards } from './TestCards';

export type Payment = { method: PaymentMethod; card?: string };

type Props = {
  offer: PaymentMethods | undefined;
  payment: Payment;
  onChange: (payment: Payment) => void;
  /** What is wrong with the number of the card. */
  error?: string;
};

const cardWords = {
  demo: { label: 'Card', hint: 'By the demo gateway. No money moves.' },
  stripe: { label: 'Card', hint: 'You will be taken to the payment page of Stripe, and come back here.' },
};
const wordsOf = (method: PaymentMethod, gateway: PaymentMethods['gateway']) => {
  if (method === 'card') return cardWords[gateway];
  if (method === 'at_pickup')
    return { label: 'Pay at pickup', hint: 'At the counter, when you fetch your bottles.' };
  return { label: 'Nothing to pay', hint: 'What you have redeemed covers it all.' };
};

/** What is paid with, unless the customer says otherwise. */
export const firstOf = ({ methods }: PaymentMethods): Payment => ({ method: methods[0] ?? 'none' });

/** The ways in which it can be paid; a card of the demo is typed here, any other at the provider's own page. */
export function PaymentChoice({ offer, payment, onChange, error }: Props) {
  if (!offer) return <Skeleton shape="block" height="12rem" label="Loading the ways to pay" />;
  const { methods, gateway } = offer;
  const only = methods.length === 1;
  return (
    <div className={css.choice}>
      {only ? (
        <p>
          <strong>{wordsOf(payment.method, gateway).label}.</strong> {wordsOf(payment.method, gateway).hint}
        </p>
      ) : (
        <RadioGroup
          label="How would you like to pay?"
          hideLabel
          name="payment-method"
          look="cards"
          value={payment.method}
          onChange={(method) => onChange({ ...payment, method })}
          choices={methods.map((method) => {
            const { label, hint } = wordsOf(method, gateway);
            return { value: method, label: <span className={css.name}>{label}</span>, hint };
          })}
        />
      )}
      {payment.method === 'card' && gateway === 'demo' && (
        <TestCards
          cards={offer.test_cards}
          number={payment.card ?? ''}
          error={error}
          onChange={(card) => onChange({ ...payment, card })}
        />
      )}
    </div>
  );
}
