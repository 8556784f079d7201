import { Checkbox } from 'browser/ui/choices/Checkbox';
import type { Column } from 'browser/ui/lists/Table';
import { Flyout } from 'browser/ui/overlays/Flyout';
import { Columns3 } from 'lucide-react';
import css from './DataTable.module.css';
import { useHiddenColumns } from './hidden-columns';

type Props<Row> = { what: string; columns: readonly Column<Row>[] };

/** Which columns a list has here; what names its rows always stays, and so do its buttons. */
export function ColumnChoice<Row>({ what, columns }: Props<Row>) {
  const { isHidden, turn } = useHiddenColumns(what);
  return (
    <Flyout
      className={css.choice}
      trigger={
        <>
          <Columns3 aria-hidden size="1.125em" /> Columns
        </>
      }
    >
      <fieldset className={css.columns}>
        <legend>Columns of {what}</legend>
        {columns
          .filter(({ names, header }) => !names && header)
          .map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={!isHidden(column)}
              onChange={() => turn(column)}
            />
          ))}
      </fieldset>
    </Flyout>
  );
}
