import { Link } from '@tanstack/react-router';
import type { ProductCard as Card } from 'contract/catalogue/cards';
import type { ComponentProps } from 'react';
import { CardBag } from '../cart/CardBag';
import { ProductCard } from '../goods/ProductCard';
import { titleOf } from '../goods/product-words';
import { WishButton } from '../wishlist/WishButton';
import css from './OnShelf.module.css';

type Props = Omit<ComponentProps<typeof ProductCard>, 'heart' | 'children'>;

/** A product where it is for sale: to be wished for, and put into the cart. */
export function ProductOnShelf(props: Props) {
  const title = titleOf(props.card);
  return (
    <ProductCard {...props} heart={<WishButton productId={props.card.id} name={title} />}>
      <div className={css.bag}>
        <WayToIt card={props.card} title={title} />
      </div>
    </ProductCard>
  );
}

function WayToIt({ card, title }: { card: Card; title: string }) {
  const { id, allocation, stock, left, limit_per_customer } = card;
  if (allocation === 'lottery')
    return (
      <Link
        className={css.draw}
        to="/lottery"
        search={{ product: String(id) }}
        aria-label={`See the draw: ${title}`}
      >
        See the draw
      </Link>
    );
  if (stock === 'out') return null;
  return <CardBag goods={{ product_id: id }} name={title} left={left} limit={limit_per_customer} />;
}
