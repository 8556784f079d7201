import { formatList } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import type { Refinement } from 'contract/catalogue';
import { useEffect, useEffectEvent } from 'react';
import { CardGridSkeleton } from '../../goods/CardGridSkeleton';
import { without } from './refinements';
import type { Listing } from './use-listing';

type Props = { listing: Listing; refinements: readonly Refinement[]; cards: number };

/** Another shelf has nothing for all that narrowed the one before: the list goes on without what must go. */
export function DropRefinements({ listing, refinements, cards }: Props) {
  const drop = useEffectEvent(() => {
    const { changes, labels } = without(listing.search, refinements);
    listing.change(changes, { replace: true, dropped: labels });
  });
  useEffect(() => drop(), []);
  return <CardGridSkeleton cards={cards} />;
}

/** Says what no longer narrows the list, and why. */
export const DroppedNotice = ({ labels }: { labels: readonly string[] }) => (
  <Notice>
    Nothing here matched {formatList(labels)}, so we removed{' '}
    {labels.length === 1 ? 'that filter' : 'those filters'}. The rest still apply.
  </Notice>
);
