import { Card } from 'browser/ui/lists/Card';
import type { CartLine as Line } from 'contract/cart';
import type { OpenCart } from '../cart.api';
import { CartLine } from './CartLine';
import css from './CartLine.module.css';

type Props = { cart: OpenCart; lines: readonly Line[] };

export const CartLines = ({ cart, lines }: Props) => (
  <Card as="section" aria-label="In your cart" space="none">
    <ul className={css.lines}>
      {lines.map((line) => (
        <CartLine key={line.id} cart={cart} line={line} />
      ))}
    </ul>
  </Card>
);
