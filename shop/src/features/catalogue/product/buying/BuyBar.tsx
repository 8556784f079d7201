import { FollowingThumbBar } from 'browser/ui/page/FollowingThumbBar';
import { Price } from 'browser/ui/values/Price';
import type { StoreOffer } from 'contract/catalogue/cards';
import type { ComponentProps } from 'react';
import { AddToCartButton } from '../../../cart/AddToCartButton';
import { StockLine } from './StockLine';

type Props = ComponentProps<typeof AddToCartButton> & {
  offer: Pick<StoreOffer, 'price' | 'compare_at' | 'stock' | 'left'>;
};

/** On a phone price and button stay in reach while their own are out of view. */
export const BuyBar = ({ goods, name, offer }: Props) => (
  <FollowingThumbBar
    name={name}
    value={
      <>
        <Price cents={offer.price} compareAtCents={offer.compare_at} />
        <StockLine offer={offer} />
      </>
    }
  >
    <AddToCartButton goods={goods} name={name} />
  </FollowingThumbBar>
);
