import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRings } from '../../platform/live';
import { newOrderCame, queueWasSeen, ringOut, useNewOrders } from './new-orders';

const isSeen = () => document.visibilityState === 'visible';

/** A new order is heard, and stands in the title until the queue is looked at: "(2) Orders". */
export function useNewOrdersAnnounced() {
  const onQueue = useRouterState({ select: ({ location }) => location.pathname === '/orders' });
  useRings((kind) => {
    if (kind !== 'new_order') return;
    ringOut();
    if (!onQueue || !isSeen()) newOrderCame();
  });
  useEffect(() => {
    if (!onQueue) return undefined;
    const look = () => isSeen() && queueWasSeen();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onQueue]);
  useCountInTitle(useNewOrders(({ count }) => count));
}

/** Before whatever each screen calls itself. */
function useCountInTitle(count: number) {
  useEffect(() => {
    const write = () => {
      const own = document.title.replace(/^\(\d+\) /, '');
      const wanted = count > 0 ? `(${count}) ${own}` : own;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watching = new MutationObserver(write);
    watching.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watching.disconnect();
  }, [count]);
}
