import { useQuery } from '@tanstack/react-query';
import { giftPurchaseNotFound } from 'contract/gift-cards';
import type { GiftPurchase } from 'contract/gift-purchases';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyPage } from '../../app/EmptyPage';
import { Page } from '../../app/Page';
import art from '../../art/empty-points.svg';
import { CallError } from '../../platform/call-error';
import { useSession } from '../../platform/session';
import { focusPageHeading } from '../../ui/heading-focus';
import { Trouble } from '../../ui/Trouble';
import { GiftSkeleton } from './DesignPage';
import { GiftColumns } from './GiftColumns';
import { GiftPreview } from './GiftPreview';
import { GiftReceipt } from './GiftReceipt';
import { receiptWords } from './gift-words';
import { purchaseQuery } from './gifts.api';
import { PayGift } from './PayGift';

/** A gift cart on its way to a gift: to be paid, being paid, bought. */
export function BoughtGift({ id }: { id: string }) {
  const gift = useQuery(purchaseQuery(id));
  if (gift.error instanceof CallError && gift.error.code === giftPurchaseNotFound.code) return <NoGift />;
  if (gift.data)
    return (
      <Known gift={gift.data}>
        {gift.data.status === 'open' || gift.data.status === 'awaiting_payment' ? (
          <PayGift gift={gift.data} />
        ) : (
          <GiftReceipt gift={gift.data} />
        )}
      </Known>
    );
  return (
    <Page title="Your gift">
      {gift.isError ? (
        <Trouble title="The gift could not be loaded" again={gift.refetch} busy={gift.isFetching}>
          {gift.error.message}
        </Trouble>
      ) : (
        <GiftSkeleton label="Loading your gift" />
      )}
    </Page>
  );
}

function Known({ gift, children }: { gift: GiftPurchase; children: ReactNode }) {
  const giver = useSession(({ login }) => login?.customer);
  const { title, lead } = receiptWords(gift);
  useHeadingOfEachState(title);
  return (
    <Page title={title} lead={lead}>
      <GiftColumns
        preview={
          <GiftPreview
            design={gift.design}
            to={gift.recipient_name}
            giver={gift.for_me || !giver ? undefined : `${giver.first_name} ${giver.last_name}`}
            greeting={gift.greeting}
            message={gift.message}
            amount={gift.amount}
          />
        }
      >
        {children}
      </GiftColumns>
    </Page>
  );
}

/** The page goes on by itself: whoever pays is led to what it says now. */
function useHeadingOfEachState(title: string) {
  const known = useRef(title);
  useEffect(() => {
    if (known.current === title) return;
    known.current = title;
    window.scrollTo({ top: 0 });
    focusPageHeading();
  }, [title]);
}

const NoGift = () => (
  <EmptyPage
    title="Gift not found"
    picture={art}
    says="There is no such gift"
    way={{ to: '/gift-card', label: 'See the gift cards' }}
  >
    A gift that is not paid for within a month is forgotten.
  </EmptyPage>
);
