import { Link } from '@tanstack/react-router';
import type { ProductCard as Card } from 'contract/catalogue-cards';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import { classNames } from '../../ui/class-names';
import cover from '../../ui/covering-link.module.css';
import { Price } from '../../ui/Price';
import { Rating } from '../../ui/Rating';
import { AddToCartButton } from '../cart/AddToCartButton';
import { WishButton } from '../wishlist/WishButton';
import { cardPictures } from './card-pictures';
import { AllocationMark, StockMark } from './marks';
import css from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture';
import { originOf, titleOf, unusualSizeOf } from './product-words';

type Props = {
  card: Card;
  /** The level of its name among the headings of the page. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Among those that are seen first: its picture does not wait to come into view. */
  first?: boolean;
  className?: string;
  /** What can be done with it instead of putting it into the cart, below the price. */
  children?: ReactNode;
};

/** A product as it stands on a shelf. All of it leads to the product; the heart lies beside the link. */
export function ProductCard({ card, heading: Heading = 'h3', first, className, children }: Props) {
  const title = titleOf(card);
  const facts = [unusualSizeOf(card), originOf(card)].filter(Boolean);
  return (
    <article className={classNames(css.card, className)} data-out={card.stock === 'out' || undefined}>
      <div className={css.ground}>
        <ProductPicture
          imageId={card.image_id}
          standIn={card.stand_in}
          sizes={cardPictures.sizes}
          first={first}
        />
        <div className={css.marks}>
          {card.compare_at !== null && card.compare_at > card.price && <Badge tone="brand">Sale</Badge>}
          <AllocationMark card={card} />
        </div>
      </div>
      <div className={css.words}>
        <p className={css.above}>{card.brand}</p>
        <Heading className={css.name}>
          <Link
            className={classNames(cover.link, css.link)}
            to="/products/$productName/$productId"
            params={{ productName: card.slug, productId: String(card.id) }}
          >
            {title}
          </Link>
        </Heading>
        <p className={css.facts}>{facts.join(' · ')}</p>
        <p className={css.rating}>
          {card.rating !== null && <Rating value={card.rating} count={card.rating_count} />}
        </p>
      </div>
      <div className={css.heart}>
        <WishButton productId={card.id} name={title} />
      </div>
      <div className={css.offer}>
        <Price cents={card.price} compareAtCents={card.compare_at} />
        {card.allocation !== 'lottery' && <StockMark offer={card} />}
        {children ?? (
          <div className={css.bag}>
            <WayToIt card={card} title={title} />
          </div>
        )}
      </div>
    </article>
  );
}

function WayToIt({ card: { id, allocation, stock }, title }: { card: Card; title: string }) {
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
  return stock !== 'out' && <AddToCartButton goods={{ product_id: id }} name={title} />;
}
