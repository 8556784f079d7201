import { useQuery } from '@tanstack/react-query';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { EmptyPage } from 'browser/ui/page/EmptyPage';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import { Page } from 'browser/ui/page/Page';
import { giftPurchaseNotFound } from 'contract/gift-cards';
import type { GiftPurchase } from 'contract/gift-cards/purchases';
import { type ReactNode, useEffect, useRef } from 'react';
import art from '../../../art/vignette-mail.avif';
import { useSession } from '../../../platform/session';
import { GiftSkeleton } from '../designs/DesignPage';
import { receiptWords } from '../gift-words';
import { GiftColumns } from './GiftColumns';
import { GiftPreview } from './GiftPreview';
import { GiftReceipt } from './GiftReceipt';
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
          {inWords(gift.error)}
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

/** The page changes by itself while a gift is paid, so the focus moves to each new heading. */
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
    A gift that isn’t paid for within a month is deleted.
  </EmptyPage>
);
