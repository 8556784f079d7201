import { useQuery } from '@tanstack/react-query';
import { formatMoney, plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useStoresWith } from '../../../platform/me';
import { productName } from '../product-name';
import { costsQuery } from './costs.api';
import { MarginOf } from './MarginOf';
import css from './PriceGrid.module.css';
import {
  type PriceColumn,
  type Priced,
  type PriceEdit,
  pastedCells,
  priceColumns,
  readEdit,
  standingIn,
} from './price-edits';
import { usePriceEdits } from './use-price-edits';

const headOf: Record<PriceColumn, string> = { price: 'Price', compare_at: 'Compare at' };

type Props = { storeId: number; rows: readonly Priced[]; busy: boolean };

/** A sheet of prices. Arrows and Enter move, a copied part of a spreadsheet is pasted from a cell on. */
export function PriceGrid({ storeId, rows, busy }: Props) {
  const { edits, type, paste, undo } = usePriceEdits(storeId);
  const seesCosts = useStoresWith('costs.see').some(({ id }) => id === storeId);
  const { data: costs } = useQuery({
    ...costsQuery(
      storeId,
      rows.map(({ id }) => id),
    ),
    ...(!seesCosts && { enabled: false }),
  });

  const pasteFrom = (at: number, column: PriceColumn) => (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text'));
    if (cells.length === 1 && cells[0]!.length === 1) return;
    event.preventDefault();
    const below = rows.slice(at);
    paste(below, column, cells);
    const left = cells.length - below.length;
    if (left > 0)
      notify(
        plural(left, {
          one: '# pasted row had no product below. Go to the next page for it.',
          other: '# pasted rows had no products below. Go to the next page for them.',
        }),
        'warning',
      );
  };

  const undoByKeys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    undo();
  };

  return (
    <div className={css.frame} onKeyDown={undoByKeys} role="presentation">
      <table className={css.sheet} aria-busy={busy || undefined}>
        <caption>
          <VisuallyHidden>Prices</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            {priceColumns.map((column) => (
              <th key={column} scope="col">
                {headOf[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((product, at) => (
            <Row
              key={product.id}
              product={product}
              edit={edits.get(product.id)}
              cost={costs?.get(product.id) ?? null}
              onType={(column, text) => type(product, column, text)}
              onPaste={(column) => pasteFrom(at, column)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  product: Priced;
  edit: PriceEdit | undefined;
  /** The cost of one bottle, where somebody knows it. */
  cost: number | null;
  onType: (column: PriceColumn, text: string) => void;
  onPaste: (column: PriceColumn) => (event: ClipboardEvent) => void;
};

function Row({ product, edit, cost, onType, onPaste }: RowProps) {
  const read = edit && readEdit(edit);
  const price = read?.asked?.price ?? product.price;
  const name = productName(product);
  return (
    <tr>
      <th scope="row">
        <span className={css.name}>
          {product.name} {product.vintage}
        </span>
        <span className={css.brand}>{product.brand}</span>
        {read?.overtaken && (
          <span className={css.overtaken}>
            Somebody else has changed this to {wordsOf(read.product)}. Save again to put yours in its place.
          </span>
        )}
      </th>
      {priceColumns.map((column) => {
        const error = read?.errors[column];
        const standing = (edit?.product ?? product)[column];
        const isChanged = read && (error !== undefined || (read.asked && read.asked[column] !== standing));
        return (
          <td key={column} data-label={headOf[column]} data-changed={isChanged || undefined}>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              spellCheck={false}
              className={css.cell}
              data-column={column}
              aria-label={`${headOf[column]}: ${name}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={isChanged ? `${product.id}-${column}` : undefined}
              value={(edit?.typed ?? standingIn(product))[column]}
              onChange={(event) => onType(column, event.target.value)}
              onPaste={onPaste(column)}
              onKeyDown={moveByKeys}
              onFocus={(event) => event.target.select()}
            />
            {isChanged && (
              <span id={`${product.id}-${column}`} className={css.was} data-wrong={error ? true : undefined}>
                {error ?? `was ${standing === null ? 'empty' : formatMoney(standing)}`}
              </span>
            )}
            {column === 'price' && cost !== null && <MarginOf price={price} unit_cost={cost} />}
          </td>
        );
      })}
    </tr>
  );
}

const wordsOf = ({ price, compare_at }: Priced) =>
  compare_at === null ? formatMoney(price) : `${formatMoney(price)}, compare at ${formatMoney(compare_at)}`;

const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
  ['Enter', 1],
]);

const asides = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Up and down in the column; to the sides where the text ends. */
function moveByKeys(event: KeyboardEvent<HTMLInputElement>) {
  const cell = event.currentTarget;
  const down = steps.get(event.key);
  const aside = asides.get(event.key);
  const cells = [...cell.closest('table')!.querySelectorAll('input')];
  const at = cells.indexOf(cell);
  const isAtEnd = aside === 1 ? cell.selectionEnd === cell.value.length : cell.selectionStart === 0;
  const by = down
    ? down * (event.key === 'Enter' && event.shiftKey ? -1 : 1) * priceColumns.length
    : aside && isAtEnd && aside;
  if (!by) return;
  event.preventDefault();
  cells[at + by]?.focus();
}
