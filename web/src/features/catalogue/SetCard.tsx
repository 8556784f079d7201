import { Link } from '@tanstack/react-router';
import type { WineSetCard } from 'contract/catalogue-cards';
import type { ReactNode } from 'react';
import { formatMoney, plural } from '../../platform/format';
import { Badge } from '../../ui/Badge';
import { classNames } from '../../ui/class-names';
import cover from '../../ui/covering-link.module.css';
import { Price } from '../../ui/Price';
import { AddToCartButton } from '../cart/AddToCartButton';
import { WishButton } from '../wishlist/WishButton';
import { StockMark } from './marks';
import shelf from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture';
import css from './SetCard.module.css';

type Props = {
  set: WineSetCard;
  /** The level of its name among the headings of the page. */
  heading?: 'h2' | 'h3';
  /** Among those that are seen first: its picture does not wait to come into view. */
  first?: boolean;
  /** What can be done with it instead of putting it into the cart, below the price. */
  children?: ReactNode;
};

const shownWidth = '(width < 48rem) 45vw, (width < 64rem) 30vw, 260px';

/** A set as it stands on a shelf. All of it leads to the set; the heart lies beside the link. */
export const SetCard = ({ set, heading: Heading = 'h3', first, children }: Props) => (
  <article className={classNames(shelf.card, css.set)} data-out={set.stock === 'out' || undefined}>
    <div className={shelf.ground}>
      <ProductPicture imageId={set.image_id} standIn={set.stand_in} sizes={shownWidth} first={first} />
      {set.parts_price > set.price && (
        <div className={css.saving}>
          <Badge tone="brand">Saves {formatMoney(set.parts_price - set.price)}</Badge>
        </div>
      )}
    </div>
    <div className={shelf.words}>
      <p className={shelf.above}>{plural(set.pieces, { one: '# piece', other: '# pieces' })}</p>
      <Heading className={shelf.name}>
        <Link className={cover.link} to="/WineSetDetail/$id" params={{ id: `${set.id}` }}>
          {set.name}
        </Link>
      </Heading>
      <p className={css.description}>{set.description}</p>
    </div>
    <div className={shelf.heart}>
      <WishButton wineSetId={set.id} name={set.name} />
    </div>
    <div className={shelf.offer}>
      <Price cents={set.price} compareAtCents={set.parts_price} />
      <StockMark offer={set} />
      {children ?? (
        <div className={shelf.bag}>
          {set.stock !== 'out' && <AddToCartButton goods={{ wine_set_id: set.id }} name={set.name} />}
        </div>
      )}
    </div>
  </article>
);
