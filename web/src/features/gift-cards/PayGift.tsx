import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GiftPurchase } from 'contract/gift-purchases';
import { useEffect } from 'react';
import { formatMoney } from '../../platform/format';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/button-look';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { OfferedPayment } from '../checkout/OfferedPayment';
import { usePayment } from '../checkout/use-payment';
import { GiftFacts } from './GiftFacts';
import css from './GiftForm.module.css';
import { giftPaymentMethodsQuery } from './gifts.api';
import { usePayGift } from './use-pay-gift';

/** The last look at a gift, and its payment: by card, since a gift is bought with money alone. */
export function PayGift({ gift }: { gift: GiftPurchase }) {
  const isWaiting = gift.status === 'awaiting_payment';
  return (
    <>
      <Card as="section" className={css.part} aria-labelledby="gift-heading">
        <h2 id="gift-heading" className={css.heading}>
          Your gift
        </h2>
        <GiftFacts gift={gift} />
        {!isWaiting && (
          <div>
            <Link
              {...buttonLook({ variant: 'secondary', size: 'small' })}
              to="/gift-card/purchase/$id"
              params={{ id: `${gift.design.id}` }}
              search={{ from: gift.id }}
            >
              Change something
            </Link>
          </div>
        )}
      </Card>
      {isWaiting ? <Waiting gift={gift} /> : <Payment gift={gift} />}
    </>
  );
}

function Payment({ gift }: { gift: GiftPurchase }) {
  const methods = useQuery(giftPaymentMethodsQuery(gift.id));
  const chosen = usePayment(methods.data);
  const { pay, busy, trouble } = usePayGift(gift);
  const declined = gift.payment?.status === 'declined' ? gift.payment.words : undefined;
  const words = trouble ?? (busy ? undefined : declined);
  return (
    <Card as="section" className={css.part} aria-labelledby="payment-heading">
      <h2 id="payment-heading" className={css.heading}>
        Payment
      </h2>
      {words && <Notice tone="danger">{words}</Notice>}
      <OfferedPayment methods={methods} chosen={chosen} />
      {methods.data && (
        <Button
          size="large"
          busy={busy}
          busyLabel="Paying"
          onClick={() => {
            const taken = chosen.take();
            if (taken) void pay(taken);
          }}
        >
          Pay {formatMoney(gift.amount)}
        </Button>
      )}
    </Card>
  );
}

function Waiting({ gift: { payment } }: { gift: GiftPurchase }) {
  useEffect(() => announce('Your payment is on its way'), []);
  return (
    <Card as="section" className={css.part} aria-label="Your payment">
      {payment?.status === 'waiting' && payment.redirect_url ? (
        <>
          <p>Your bank wants to know that it is you. Confirm the payment there, and you come back here.</p>
          <div>
            <a {...buttonLook({ size: 'large' })} href={payment.redirect_url}>
              Confirm the payment
            </a>
          </div>
        </>
      ) : (
        <p className={css.ways}>
          <Spinner /> The bank is being asked. This page goes on by itself.
        </p>
      )}
    </Card>
  );
}
