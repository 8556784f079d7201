import { cannotBeReached } from 'browser/calls/call-error';
import { notify } from 'browser/toasts/toast';
import { classNames } from 'browser/ui/class-names';
import { Spinner } from 'browser/ui/feedback/Spinner';
import { Minus, Plus, ShoppingBag } from 'lucide-react';
import { type MouseEvent, use, useEffect, useRef } from 'react';
import { useStoreData } from '../../platform/store-data';
import css from './CardBag.module.css';
import type { Goods } from './lines/line-of-goods';
import { useQuantityInCart } from './lines/quantity-in-cart';
import { useAddCartLine } from './use-add-cart-line';

type Props = {
  goods: Goods;
  name: string;
  /** How many are left, when they are few. */
  left?: number | null;
  limit?: number | null;
  /**
   * Whether the customer pressed before this was loaded: one is added at once. Until the mouse is up, what was pressed stays:
   * a mouse clicks only on what was there when its button came down.
   */
  early?: Promise<unknown> | true | undefined;
};

/**
 * On a card: adds the first one, and from then on changes how many there are. The same button adds the first
 * and the next one, so that the keyboard's focus stays where it is.
 */
export function AddOrChange({ goods, name, left, limit, early }: Props) {
  const begun = early === true;
  if (early && !begun) use(early);
  const quantity = useQuantityInCart(goods);
  const { add, busy } = useAddCartLine();
  const more = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const isIn = quantity > 0;
  const isMost = quantity >= Math.min(left ?? Infinity, limit ?? Infinity);

  const want = (wanted: number) => {
    const storeId = useStoreData.getState().selectedStore?.id;
    if (storeId === undefined) return;
    if (wanted === 0) more.current?.focus();
    import('./lines/want-goods').then(
      ({ wantGoods }) => void wantGoods(storeId, goods, name, wanted),
      () => notify(cannotBeReached, 'error'),
    );
  };
  const isBegun = useRef(false);
  useEffect(() => {
    if (!begun || isBegun.current) return;
    isBegun.current = true;
    isAdding.current = true;
    more.current?.focus({ preventScroll: true });
    void add(goods, name);
  });

  const press = ({ detail }: MouseEvent) => {
    // A double click on "Add" is one bottle, whatever the button has become between the two.
    if (detail > 1 && isAdding.current) return;
    isAdding.current = !isIn;
    if (!isIn) void add(goods, name);
    else if (!isMost) want(quantity + 1);
  };

  return (
    <div className={css.bag} data-in={isIn || undefined}>
      {isIn && (
        <button
          type="button"
          className={css.step}
          aria-label={quantity === 1 ? `Remove ${name} from cart` : `One ${name} less`}
          onClick={() => want(quantity - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
      )}
      <p className={css.told} aria-live="polite">
        {isIn && (
          <>
            <span className={css.quantity}>{quantity}</span> in your cart
          </>
        )}
      </p>
      <button
        ref={more}
        type="button"
        className={classNames(css.step, !isIn && css.add)}
        aria-label={isIn ? `One ${name} more` : `Add ${name} to cart`}
        aria-disabled={(isIn ? isMost : busy) || undefined}
        onClick={press}
      >
        {isIn ? (
          <Plus aria-hidden="true" />
        ) : (
          <>
            {busy ? <Spinner /> : <ShoppingBag aria-hidden="true" />}
            Add
          </>
        )}
      </button>
    </div>
  );
}
