import type { ComponentProps } from 'react';
import { CardBag } from '../cart/CardBag';
import { SetCard } from '../goods/SetCard';
import { WishButton } from '../wishlist/WishButton';
import css from './OnShelf.module.css';

type Props = Omit<ComponentProps<typeof SetCard>, 'heart' | 'children'>;

/** A set where it is for sale: to be wished for, and put into the cart. */
export const SetOnShelf = (props: Props) => (
  <SetCard {...props} heart={<WishButton wineSetId={props.set.id} name={props.set.name} />}>
    <div className={css.bag}>
      {props.set.stock !== 'out' && (
        <CardBag goods={{ wine_set_id: props.set.id }} name={props.set.name} left={props.set.left} />
      )}
    </div>
  </SetCard>
);
