import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import { chargedAfterDays, type PaymentMethod, type PaymentMethods } from 'contract/checkout';
import { Lock } from 'lucide-react';
import { ResendConfirmation } from '../auth/ResendConfirmation';
import { CardBrands } from './CardBrands';
import css from './PaymentChoice.module.css';
import { TestCards } from './TestCards';

export type Payment = { method: PaymentMethod; card?: string };

type Props = {
  offer: PaymentMethods | undefined;
  payment: Payment;
  onChange: (payment: Payment) => void;
  /** When a card is charged. */
  charged: keyof typeof chargedWords;
  /** What is wrong with the number of the card. */
  error?: string;
};

const cardWords = {
  demo: { label: 'Card', hint: 'Through the demo’s payment page. No real money is charged.' },
  stripe: {
    label: 'Card',
    hint: 'Apple Pay, Google Pay and saved cards on the next page, at Stripe. It brings you back here.',
  },
};
const chargedWords = {
  'with the bottles': `You are charged when you have your bottles, or after ${chargedAfterDays} days if that comes first.`,
  'at once': 'You are charged right away.',
};
const wordsOf = (method: PaymentMethod, gateway: PaymentMethods['gateway']) => {
  if (method === 'card') return cardWords[gateway];
  if (method === 'at_pickup')
    return { label: 'Pay at pickup', hint: 'At the counter, when you pick up your bottles.' };
  return { label: 'Nothing to pay', hint: 'What you have redeemed covers it all.' };
};

/** Why it cannot be paid at the counter this time, and the way to change that. */
function CounterRefusal({
  refusal: { code, message },
}: {
  refusal: NonNullable<PaymentMethods['counter_refusal']>;
}) {
  if (code !== emailUnconfirmed.code) return <Notice>{message}</Notice>;
  return (
    <Notice action={<ResendConfirmation />}>
      You can pay at pickup once your email address is confirmed. Use the link we emailed you, or get a new
      one.
    </Notice>
  );
}

/** What is paid with, unless the customer says otherwise. */
export const firstOf = ({ methods }: PaymentMethods): Payment => ({ method: methods[0] ?? 'none' });

/**
 * The ways in which it can be paid; a card of the demo is typed here, any other at the provider's own page.
 */
export function PaymentChoice({ offer, payment, onChange, charged, error }: Props) {
  if (!offer) return <Skeleton shape="block" height="12rem" label="Loading the payment options" />;
  const { methods, gateway } = offer;
  const only = methods.length === 1;
  return (
    <div className={css.choice}>
      {methods.length === 0 ? null : only ? (
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
      {offer.card_refusal && <Notice>{offer.card_refusal.message}</Notice>}
      {offer.counter_refusal && <CounterRefusal refusal={offer.counter_refusal} />}
      {payment.method === 'card' && (
        <div className={css.safe}>
          <CardBrands />
          <p className={css.charged}>
            <Lock aria-hidden="true" size={16} />
            {chargedWords[charged]}
          </p>
        </div>
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
