import { useQuery } from '@tanstack/react-query';
import { designNotFound, type GiftCardDesign } from 'contract/gift-card-designs';
import type { ReactNode } from 'react';
import { EmptyPage } from '../../app/EmptyPage';
import { Page } from '../../app/Page';
import art from '../../art/empty-points.svg';
import { CallError } from '../../platform/call-error';
import { Skeleton } from '../../ui/Skeleton';
import { Trouble } from '../../ui/Trouble';
import { idOf } from '../catalogue/id-in-address';
import { GiftColumns } from './GiftColumns';
import { designQuery } from './gifts.api';

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
          {design.error.message}
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
    says="This card is not on the shelf"
    way={{ to: '/gift-card', label: 'See the gift cards' }}
  >
    No store offers a card of this design.
  </EmptyPage>
);
