import { FollowingThumbBar } from 'browser/ui/page/FollowingThumbBar';
import { Price } from 'browser/ui/values/Price';
import type { StoreOffer } from 'contract/catalogue/cards';
import type { ComponentProps, ReactNode } from 'react';
import { AddOrChange } from '../../../cart/AddOrChange';
import css from './BuyBar.module.css';
import { StockLine } from './StockLine';

type Offer = Pick<StoreOffer, 'price' | 'compare_at' | 'stock' | 'left'>;
type OfferProps = { name: string; offer: Offer; children: ReactNode };

/** On a phone price and button stay in reach while their own are out of view. */
export const OfferBar = ({ name, offer, children }: OfferProps) => (
  <FollowingThumbBar
    name={name}
    value={
      <>
        <Price cents={offer.price} compareAtCents={offer.compare_at} />
        <StockLine offer={offer} />
      </>
    }
  >
    {children}
  </FollowingThumbBar>
);

type Props = Pick<ComponentProps<typeof AddOrChange>, 'goods' | 'name' | 'limit'> & { offer: Offer };

/**
 * What is in the cart already is told and changed here, as on a card: the quantity that is chosen above is not
 * seen from here.
 */
export const BuyBar = ({ goods, name, limit, offer }: Props) => (
  <OfferBar name={name} offer={offer}>
    <div className={css.way}>
      <AddOrChange goods={goods} name={name} left={offer.left} limit={limit ?? null} />
    </div>
  </OfferBar>
);
