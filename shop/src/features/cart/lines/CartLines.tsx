import { Card } from 'browser/ui/lists/Card';
import type { CartLine as Line } from 'contract/cart';
import { OfferMark } from '../../goods/OfferMark';
import type { OpenCart } from '../cart.api';
import { CartLine } from './CartLine';
import css from './CartLine.module.css';

type Props = {
  cart: OpenCart;
  lines: readonly Line[];
  /** What a few bottles more would earn, in words. */
  almost: string | null;
};

export const CartLines = ({ cart, lines, almost }: Props) => (
  <Card as="section" aria-label="In your cart" space="none">
    <ul className={css.lines}>
      {lines.map((line) => (
        <CartLine key={line.id} cart={cart} line={line} />
      ))}
    </ul>
    {almost !== null && (
      <p className={css.almost}>
        <OfferMark>{almost}</OfferMark>
      </p>
    )}
  </Card>
);
