import { Link } from '@tanstack/react-router';
import { dot } from 'browser/formats/format';
import { classNames } from 'browser/ui/class-names';
import cover from 'browser/ui/lists/covering-link.module.css';
import { Badge } from 'browser/ui/values/Badge';
import { Price } from 'browser/ui/values/Price';
import { Rating } from 'browser/ui/values/Rating';
import type { ProductCard as Card } from 'contract/catalogue/cards';
import type { ReactNode } from 'react';
import { cardPictures } from './card-pictures';
import { AllocationMark, StockMark } from './marks';
import css from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture';
import { grapeOf, originOf, titleOf, unusualSizeOf } from './product-words';

type Props = {
  card: Card;
  /** The level of its name among the headings of the page. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Among those that are seen first: its picture does not wait to come into view. */
  first?: boolean;
  className?: string;
  /** What sets it apart from another one, below its name. */
  note?: string;
  /** In the corner of the picture: whether it is wished for. */
  heart: ReactNode;
  /** What can be done with it, below the price. */
  children: ReactNode;
};

/** A product as it stands on any shelf. All of it leads to the product; the heart lies beside the link. */
export function ProductCard({
  card,
  heading: Heading = 'h3',
  first,
  className,
  note,
  heart,
  children,
}: Props) {
  const title = titleOf(card);
  const facts = [grapeOf(card), unusualSizeOf(card), originOf(card)].filter(Boolean);
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
        {note && <p className={css.note}>{note}</p>}
        <p className={css.facts}>{facts.join(dot)}</p>
        <p className={css.rating}>
          {/* One piece of text: a second one would move when the letters of the first become wider. */}
          {card.points && <b>{`${card.points} points`}</b>}
          {card.rating !== null && <Rating value={card.rating} count={card.rating_count} />}
        </p>
      </div>
      <div className={css.heart}>{heart}</div>
      <div className={css.offer}>
        <Price cents={card.price} compareAtCents={card.compare_at} />
        {card.allocation !== 'lottery' && <StockMark offer={card} />}
        {children}
      </div>
    </article>
  );
}
