import { Button } from 'browser/ui/buttons/Button';
import type { Wish } from 'contract/wishlist';
import { toggleWish } from '../wishlist/hearts';
import { wishedOf } from '../wishlist/wanted-wishes';
import { useAddCartLine } from './use-add-cart-line';

const canBeHad = ({ product, wine_set }: Wish) =>
  (product ?? wine_set)?.stock !== 'out' && (product ? product.allocation !== 'lottery' : wine_set !== null);

/** One of it goes into the cart, and only then off the list. */
export function MoveToCart({ wish }: { wish: Wish }) {
  const { add, busy } = useAddCartLine();
  if (!canBeHad(wish)) return null;
  const move = async () => {
    if (await add(wishedOf(wish), wish.name)) await toggleWish(wishedOf(wish));
  };
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Move ${wish.name} to cart`}
      busy={busy}
      onClick={() => void move()}
    >
      Move to cart
    </Button>
  );
}
