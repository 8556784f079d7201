import type { SearchSchemaInput } from '@tanstack/react-router';
import { pageIn } from 'browser/ui/lists/paging';
import { type QueueOrder, type QueueTab, queueOrders, queueTabs } from 'contract/orders/queue.staff';

export type QueueView = { tab: QueueTab; store: number | undefined; page: number; sort: QueueOrder };

/** Whatever stands in the address bar, as the nearest view that there is. */
export function queueView({ tab, store, page, sort }: Partial<QueueView> & SearchSchemaInput): QueueView {
  return {
    tab: queueTabs.find((each) => each === tab) ?? 'due',
    store: Number(store) > 0 ? Number(store) : undefined,
    page: pageIn(page),
    sort: queueOrders.find((each) => each === sort) ?? 'due',
  };
}
