import { useQuery } from '@tanstack/react-query';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { EmptyPage } from 'browser/ui/page/EmptyPage';
import { Page } from 'browser/ui/page/Page';
import { designNotFound, type GiftCardDesign } from 'contract/gift-cards/designs';
import type { ReactNode } from 'react';
import art from '../../../art/vignette-mail.avif';
import { idOf } from '../../../platform/id-in-address';
import { GiftColumns } from '../buying/GiftColumns';
import { designQuery } from '../buying/gifts.api';

type Props = { title: string; id: string; children: (design: GiftCardDesign) => ReactNode };

/** A page about the design of the address. */
export function DesignPage({ title, id, children }: Props) {
  const number = idOf(id);
  return number === undefined ? (
    <NoDesign title={title} />
  ) : (
    <Known key={number} id={number} title={title}>
      {children}
    </Known>
  );
}

function Known({ title, id, children }: Omit<Props, 'id'> & { id: number }) {
  const design = useQuery(designQuery(id));
  if (design.data) return children(design.data);
  if (design.error instanceof CallError && design.error.code === designNotFound.code)
    return <NoDesign title={title} />;
  return (
    <Page title={title}>
      {design.isError ? (
        <Trouble title="The card could not be loaded" again={design.refetch} busy={design.isFetching}>
          {inWords(design.error)}
        </Trouble>
      ) : (
        <GiftSkeleton label="Loading the card" />
      )}
    </Page>
  );
}

export const GiftSkeleton = ({ label }: { label: string }) => (
  <GiftColumns preview={<Skeleton shape="block" ratio="1200 / 760" label={label} />}>
    <Skeleton shape="block" height="28rem" />
  </GiftColumns>
);

const NoDesign = ({ title }: { title: string }) => (
  <EmptyPage
    title={title}
    picture={art}
    says="We don’t have this card"
    way={{ to: '/gift-card', label: 'See the gift cards' }}
  >
    No store offers a card of this design.
  </EmptyPage>
);
