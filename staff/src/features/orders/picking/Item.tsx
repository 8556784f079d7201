import { Button } from 'browser/ui/buttons/Button';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { PickItem } from 'contract/orders/picking.staff';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOfLine } from '../words-of-orders';
import { Bottle } from './Bottle';
import css from './Item.module.css';

type Props = {
  item: PickItem;
  onTick: (by: number) => void;
  /** What else there is to say or to do. */
  children?: ReactNode;
};

/** One wine and how much of it is in the bag. A press anywhere on it is one bottle. */
export function Item({ item, onTick, children }: Props) {
  const { needed, picked, picked_by } = item;
  const left = needed - picked;
  const name = nameOfLine(item);
  return (
    <li className={css.item} data-done={left === 0 || undefined}>
      <button type="button" className={css.press} disabled={left === 0} onClick={() => onTick(1)}>
        <Bottle item={item}>{picked_by && `Last ticked by ${picked_by}`}</Bottle>
        <span className={css.count}>
          {left === 0 && <Check aria-hidden="true" />}
          <span aria-hidden="true">
            {picked}/{needed}
          </span>
          <VisuallyHidden>
            {picked} of {needed} in the bag
          </VisuallyHidden>
        </span>
      </button>
      {children}
      <div className={css.more}>
        {left > 1 && (
          <Button variant="secondary" aria-label={`All ${left} of ${name}`} onClick={() => onTick(left)}>
            All {left}
          </Button>
        )}
        {picked > 0 && (
          <Button variant="quiet" aria-label={`Take one out: ${name}`} onClick={() => onTick(-1)}>
            Take one out
          </Button>
        )}
      </div>
    </li>
  );
}
