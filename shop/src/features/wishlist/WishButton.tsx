import { useQuery } from '@tanstack/react-query';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { Heart } from 'lucide-react';
import { toggleWish } from './hearts';
import css from './WishButton.module.css';
import { keyOf, markOf, useHearts, type Wished } from './wanted-wishes';
import { wishMarksQuery } from './wishlist.api';

type Props = ({ productId: number; wineSetId?: undefined } | { productId?: undefined; wineSetId: number }) & {
  /** Of the bottle, with its vintage: Barolo 2019. */
  name: string;
};

const wishedBy = (props: Props): Wished =>
  props.productId === undefined ? { wine_set_id: props.wineSetId } : { product_id: props.productId };

/** A heart: full when the bottle or the set is on the customer's wishlist. */
export function WishButton(props: Props) {
  const wished = wishedBy(props);
  const { data: marks } = useQuery(wishMarksQuery);
  const wanted = useHearts((hearts) => hearts.wanted[keyOf(wished)]);
  const isWished = wanted ?? Boolean(markOf(wished, marks));
  return (
    <IconButton
      label={`Add ${props.name} to wishlist`}
      aria-pressed={isWished}
      variant="outlined"
      className={css.heart}
      onClick={() => void toggleWish(wished)}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}
