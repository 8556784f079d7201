import type { Bottle } from 'contract/stock/stock.staff';
import css from './BottleCell.module.css';
import { bottleName, bottleSize } from './bottle-words';

/** A bottle in a list, told from others of the same name. */
export const BottleCell = ({ bottle }: { bottle: Bottle }) => (
  <span className={css.bottle}>
    <span>{bottleName(bottle)}</span>
    <span className={css.size}>{bottleSize(bottle)}</span>
  </span>
);
