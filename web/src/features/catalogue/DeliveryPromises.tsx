import type { FulfilmentMode } from 'contract/stores';
import { Package, ShoppingBag, Truck } from 'lucide-react';
import { useStoreData } from '../../platform/store-data';
import css from './DeliveryPromises.module.css';

const modes = {
  pickup: { Icon: ShoppingBag, label: 'Pickup' },
  delivery: { Icon: Truck, label: 'Local delivery' },
  shipping: { Icon: Package, label: 'Shipping' },
} as const;

const order = ['pickup', 'delivery', 'shipping'] as const;

/** How it comes home from this store, and what is asked for at the door. */
export function DeliveryPromises({ modes: offered }: { modes: readonly FulfilmentMode[] }) {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  const promises: Record<FulfilmentMode, string> = {
    pickup: store ? `At ${store.address}, in a slot of your choice` : 'In a slot of your choice',
    delivery: 'By our own people, to the ZIP codes near the store',
    shipping: 'Packed for bottles, to the states that allow it',
  };
  return (
    <div className={css.promises}>
      <ul className={css.modes} aria-label="How it comes home">
        {order.map((mode) => {
          const { Icon, label } = modes[mode];
          const isOffered = offered.includes(mode);
          return (
            <li key={mode} className={css.mode} data-off={!isOffered || undefined}>
              <Icon aria-hidden="true" />
              <span>
                <span className={css.name}>{label}</span>
                {isOffered ? promises[mode] : 'Not from this store'}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.age}>An adult of 21 or older shows an ID when it is handed over.</p>
    </div>
  );
}
