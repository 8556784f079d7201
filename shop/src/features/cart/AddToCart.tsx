import { Button } from 'browser/ui/buttons/Button';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { mostPerLine } from 'contract/cart';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import css from './AddToCart.module.css';
import type { Goods } from './lines/line-of-goods';
import { useAddCartLine } from './use-add-cart-line';

type Props = {
  goods: Goods;
  name: string;
  /** How many are left, when they are few. */
  left: number | null;
  limit?: number | null;
};

/** As many of it as the customer wants and may have. */
export function AddToCart({ goods, name, left, limit }: Props) {
  const { add, busy } = useAddCartLine();
  const [quantity, setQuantity] = useState(1);
  const most = Math.min(mostPerLine, left ?? mostPerLine, limit ?? mostPerLine);
  const wanted = Math.min(quantity, most);
  const put = async () => {
    if (await add(goods, name, wanted)) setQuantity(1);
  };
  return (
    <div className={css.way} data-own-way>
      <QuantityStepper label={`Quantity of ${name}`} value={wanted} max={most} onChange={setQuantity} />
      <Button
        className={css.button}
        busy={busy}
        busyLabel="Adding"
        icon={<ShoppingBag aria-hidden="true" />}
        onClick={() => void put()}
      >
        Add to cart
      </Button>
    </div>
  );
}
