import { Button } from 'browser/ui/buttons/Button';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { Badge } from 'browser/ui/values/Badge';
import type { LineToCount as Line } from 'contract/stock/counting.staff';
import { mostBottles } from 'contract/stock/stock.staff';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import css from './LineToCount.module.css';

type Props = {
  line: Line;
  onCount: (bottles: number) => unknown;
  /** The one that somebody has in their hands. */
  large?: boolean;
};

export function LineToCount({ line, onCount, large }: Props) {
  const { counted, counted_by, again, not_by_you } = line;
  const name = bottleName(line);
  return (
    <div className={css.line} data-counted={counted !== null || undefined} data-large={large}>
      <div className={css.bottle}>
        <p className={css.name}>{name}</p>
        <p className={css.about}>{[bottleSize(line), counted_by].filter(Boolean).join(', ')}</p>
        {again && counted === null && <Badge tone="warning">Count again</Badge>}
      </div>
      {not_by_you ? (
        <p className={css.about}>You counted this one. Somebody else counts it again.</p>
      ) : (
        <div className={css.number}>
          {counted === null && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`None there of ${name}`}
              onClick={() => onCount(0)}
            >
              None there
            </Button>
          )}
          <QuantityStepper
            label={large ? `Counted last: ${name}` : `Counted of ${name}`}
            min={0}
            max={mostBottles}
            value={counted ?? 0}
            onChange={onCount}
          />
        </div>
      )}
    </div>
  );
}
