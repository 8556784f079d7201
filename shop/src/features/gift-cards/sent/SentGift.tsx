import { Link } from '@tanstack/react-router';
import { dot, formatDate, formatMoney } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { Badge, type BadgeTone } from 'browser/ui/values/Badge';
import type { SentGift as Gift, GiftWay } from 'contract/gift-cards/sent';
import { useEffect, useRef } from 'react';
import { GiftButtons } from '../buying/GiftButtons';
import { GiftPicture } from '../buying/GiftPicture';
import css from './SentGifts.module.css';

const ways: Record<GiftWay, { badge: string; tone: BadgeTone; says: (day: string) => string }> = {
  waiting: { badge: 'Waiting', tone: 'warning', says: (day) => `Goes out on the morning of ${day}` },
  delivered: { badge: 'Delivered', tone: 'success-outline', says: (day) => `Went out on ${day}` },
  claimed: { badge: 'Claimed', tone: 'success', says: (day) => `Went out on ${day}` },
  cancelled: { badge: 'Canceled', tone: 'neutral', says: (day) => `Was scheduled for ${day}` },
};

/** One gift in the list; its name leads to all that was written on it. */
export function SentGift({ gift }: { gift: Gift }) {
  const link = useFocusWhenCancelled(gift.way);
  const { badge, tone, says } = ways[gift.way];
  const canChange = gift.can_cancel || gift.can_resend;
  return (
    <Card as="li" space="none" className={css.gift}>
      <span>
        <GiftPicture design={gift.design} sizes="112px" mute />
      </span>
      <div className={css.words}>
        <div className={css.line}>
          <h3 className={css.name}>
            <Link
              ref={link}
              to="/gift-card/purchase/$id"
              params={{ id: `${gift.design.id}` }}
              search={{ purchase: gift.id }}
            >
              For {gift.recipient_name}
            </Link>
          </h3>
          <Badge tone={tone}>{badge}</Badge>
        </div>
        <p className={css.to}>
          {gift.recipient_email}
          {dot}
          {gift.store_name}
        </p>
        <p>{says(formatDate(gift.delivery_date))}</p>
      </div>
      <div className={css.side}>
        <p className={css.amount}>{formatMoney(gift.amount)}</p>
        {canChange && (
          <GiftButtons
            gift={gift}
            size="small"
            whose={`the card for ${gift.recipient_name}, ${gift.number}`}
          />
        )}
      </div>
    </Card>
  );
}

/** Cancelling removes the button that had the focus, so the focus moves to the gift's link. */
function useFocusWhenCancelled(way: GiftWay) {
  const link = useRef<HTMLAnchorElement>(null);
  const known = useRef(way);
  useEffect(() => {
    const isNews = known.current !== way;
    known.current = way;
    if (isNews && way === 'cancelled' && document.activeElement === document.body) link.current?.focus();
  }, [way]);
  return link;
}
