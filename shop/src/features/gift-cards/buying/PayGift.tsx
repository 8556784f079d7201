import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import { Spinner } from 'browser/ui/feedback/Spinner';
import { Card } from 'browser/ui/lists/Card';
import { phone, ThumbBar } from 'browser/ui/page/ThumbBar';
import { useMedia } from 'browser/ui/use-media';
import type { GiftPurchase } from 'contract/gift-cards/purchases';
import { useEffect } from 'react';
import { OfferedPayment } from '../../payments/OfferedPayment';
import { usePayment } from '../../payments/use-payment';
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
  const isPhone = useMedia(phone);
  const methods = useQuery(giftPaymentMethodsQuery(gift.id));
  const chosen = usePayment(methods.data);
  const { pay, busy, trouble } = usePayGift(gift);
  const declined = gift.payment?.status === 'declined' ? gift.payment.words : undefined;
  const words = trouble ?? (busy ? undefined : declined);
  const wayOn = methods.data && (
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
  );
  return (
    <>
      <Card as="section" className={css.part} aria-labelledby="payment-heading">
        <h2 id="payment-heading" className={css.heading}>
          Payment
        </h2>
        {words && (
          <Notice comesIntoView tone="danger">
            {words}
          </Notice>
        )}
        <OfferedPayment methods={methods} chosen={chosen} charged="at once" />
        {!isPhone && wayOn}
      </Card>
      {isPhone && wayOn && (
        <ThumbBar name="Gift card" value={formatMoney(gift.amount)}>
          {wayOn}
        </ThumbBar>
      )}
    </>
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
          <Spinner /> We’re checking with your bank. This page updates by itself.
        </p>
      )}
    </Card>
  );
}
