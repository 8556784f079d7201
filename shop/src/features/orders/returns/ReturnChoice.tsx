import { plural } from 'browser/formats/format';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import type { OrderLine } from 'contract/orders';
import { ProductPicture } from '../../goods/ProductPicture';
import { titleOf } from '../../goods/product-words';
import css from './ReturnChoice.module.css';
import { returnable } from './returnable';

const leftWords = { one: '# can be returned', other: 'Up to # can be returned' };

type Props = {
  lines: OrderLine[];
  wanted: ReadonlyMap<number, number>;
  disabled: boolean;
  onWant: (position: number, quantity: number) => void;
};

export const ReturnChoice = ({ lines, wanted, disabled, onWant }: Props) => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <li key={line.position} className={css.line}>
        <span className={css.picture}>
          <ProductPicture imageId={line.image_id} sizes="48px" widths={[80, 160]} />
        </span>
        <p className={css.words}>
          <span className={css.name}>{titleOf(line)}</span>
          <span className={css.left}>{plural(returnable(line), leftWords)}</span>
        </p>
        <QuantityStepper
          size="small"
          label={`Return how many of ${titleOf(line)}`}
          min={0}
          max={returnable(line)}
          value={Math.min(wanted.get(line.position) ?? 0, returnable(line))}
          disabled={disabled}
          onChange={(quantity) => onWant(line.position, quantity)}
        />
      </li>
    ))}
  </ul>
);
