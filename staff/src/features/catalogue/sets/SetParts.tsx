import { IconButton } from 'browser/ui/buttons/IconButton';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { Trash2 } from 'lucide-react';
import { RowList } from '../../../ui/Rows';
import { BottlePicker } from '../BottlePicker';
import css from './SetParts.module.css';

export type Part = { product_id: number; quantity: number; name: string };

type Props = {
  parts: readonly Part[];
  readOnly: boolean;
  onParts: (parts: readonly Part[]) => void;
};

/** Which bottles a set holds, and how many of each. */
export function SetParts({ parts, readOnly, onParts }: Props) {
  const change = (id: number, quantity: number) =>
    onParts(parts.map((part) => (part.product_id === id ? { ...part, quantity } : part)));
  return (
    <>
      <RowList rows={parts.map((part) => ({ ...part, id: `${part.product_id}` }))}>
        {({ product_id, name, quantity }) => (
          <>
            <span className={css.name}>{name}</span>
            <QuantityStepper
              label={`Bottles of ${name}`}
              value={quantity}
              max={99}
              disabled={readOnly}
              onChange={(next) => change(product_id, next)}
            />
            {!readOnly && (
              <IconButton
                label={`Take out ${name}`}
                onClick={() => onParts(parts.filter((part) => part.product_id !== product_id))}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </>
        )}
      </RowList>
      {!readOnly && (
        <BottlePicker
          label="Add a bottle"
          isTaken={(id) => parts.some(({ product_id }) => product_id === id)}
          onPick={(product_id, name) => onParts([...parts, { product_id, quantity: 1, name }])}
        />
      )}
    </>
  );
}
