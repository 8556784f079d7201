import { formatMoney, formatPercent } from 'browser/formats/format';
import { marginOf } from 'contract/stock/costs.staff';
import css from './PriceGrid.module.css';

type Props = { price: number; unit_cost: number };

/** What is left of a price, as it is typed. */
export const MarginOf = ({ price, unit_cost }: Props) => (
  <span className={css.was} data-wrong={unit_cost > price || undefined}>
    {unit_cost > price
      ? `below cost of ${formatMoney(unit_cost)}`
      : `margin ${formatPercent(marginOf({ price, unit_cost }))}`}
  </span>
);
