import { ShoppingBag } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { Spinner } from '../../ui/Spinner';
import css from './AddToCartButton.module.css';
import type { Goods } from './cart.api';
import { useAddToCart } from './use-add-to-cart';

type Props = { goods: Goods; name: string };

/** One of it, from wherever it stands. */
export function AddToCartButton({ goods, name }: Props) {
  const { add, busy } = useAddToCart();
  return (
    <IconButton
      label={`Add ${name} to cart`}
      variant="outlined"
      className={css.bag}
      aria-disabled={busy || undefined}
      onClick={() => void add(goods, name)}
    >
      {busy ? <Spinner /> : <ShoppingBag aria-hidden="true" />}
    </IconButton>
  );
}
