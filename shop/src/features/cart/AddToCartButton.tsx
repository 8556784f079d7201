import { Button } from 'browser/ui/buttons/Button';
import type { Goods } from './lines/line-of-goods';
import { useAddCartLine } from './use-add-cart-line';

type Props = { goods: Goods; name: string };

/** One of it, from wherever it stands. */
export function AddToCartButton({ goods, name }: Props) {
  const { add, busy } = useAddCartLine();
  return (
    <Button
      aria-label={`Add to cart: ${name}`}
      busy={busy}
      busyLabel="Adding"
      onClick={() => void add(goods, name)}
    >
      Add to cart
    </Button>
  );
}
