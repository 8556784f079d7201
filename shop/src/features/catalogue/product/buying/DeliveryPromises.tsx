import type { FulfilmentMode } from 'contract/stores';
import { Package, ShoppingBag, Truck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useStoreData } from '../../../../platform/store-data';
import css from './DeliveryPromises.module.css';

/** What is known with the page stands there first; dates and fees come after it is drawn. */
const Promises = lazy(() =>
  import('../../../fulfilment/Promises').then(({ Promises }) => ({ default: Promises })),
);

const modes = {
  pickup: { Icon: ShoppingBag, label: 'Pickup' },
  delivery: { Icon: Truck, label: 'Local delivery' },
  shipping: { Icon: Package, label: 'Shipping' },
} as const;

const order = ['pickup', 'delivery', 'shipping'] as const;

type Props = {
  modes: readonly FulfilmentMode[];
  goods: { product_id: number } | { wine_set_id: number };
};

/** How to get it from this store, when and for how much, and what is asked for at the door. */
export function DeliveryPromises({ modes: offered, goods }: Props) {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  const atFirst = <Standing modes={offered} address={store?.address} />;
  return (
    <div className={css.promises}>
      {store ? (
        <Suspense fallback={atFirst}>
          <Promises
            key={`${store.id} ${Object.values(goods)}`}
            store={store}
            goods={goods}
            meanwhile={atFirst}
          />
        </Suspense>
      ) : (
        atFirst
      )}
    </div>
  );
}

type StandingProps = Pick<Props, 'modes'> & { address: string | undefined };

/** What is certain for every ZIP code. */
function Standing({ modes: offered, address }: StandingProps) {
  const promises: Record<FulfilmentMode, string> = {
    pickup: address ? `At ${address}, in a slot of your choice` : 'In a slot of your choice',
    delivery: 'By our own drivers, to ZIP codes near the store',
    shipping: 'Packed for bottles, to the states that allow it',
  };
  return (
    <>
      <ul className={css.modes} aria-label="How to get it">
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
      <p className={css.age}>An adult 21 or older must show a photo ID when it’s handed over.</p>
    </>
  );
}
