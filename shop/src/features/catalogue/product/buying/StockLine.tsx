import type { StoreOffer } from 'contract/catalogue/cards';
import css from './StockLine.module.css';

type Props = { offer: Pick<StoreOffer, 'stock' | 'left'> };

const inWords = ({ stock, left }: Props['offer']) => {
  if (stock === 'out') return 'Out of stock';
  return stock === 'low' && left !== null ? `Only ${left} left` : 'In stock';
};

/** How many a store has, also when it has plenty. */
export const StockLine = ({ offer }: Props) => (
  <span className={css.line} data-stock={offer.stock}>
    {inWords(offer)}
  </span>
);
