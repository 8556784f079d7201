import { Link } from '@tanstack/react-router';
import { useCall } from 'browser/calls/use-call';
import { formatDateTime, formatMoney, plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Notice } from 'browser/ui/feedback/Notice';
import { type Column, Table } from 'browser/ui/lists/Table';
import type { SupplyLine } from 'contract/stock/supply-orders.staff';
import { saveCsv } from '../../../platform/csv';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import css from '../../../ui/filters.module.css';
import { RowList, RowWords } from '../../../ui/Rows';
import { Section } from '../../../ui/Section';
import { orderRows } from './order-rows';
import { cancel, type OneOrder } from './supply.api';
import { costInWords, costOf, expectedDay, inCases } from './words-of-supply';

type Props = { storeId: number; order: OneOrder };

/** An order that the supplier has: nothing in it changes any more. */
export function SentOrder({ storeId, order }: Props) {
  const { id, state, lines, note, expected_on, deliveries } = order;
  const { run, busy, refusal } = useCall();
  const at = { params: { id }, search: { store: storeId } };
  return (
    <>
      <div className={css.filters}>
        {(state === 'sent' || state === 'partly_received') && (
          <Link {...buttonLook()} to="/stock/supply/$id/receive" {...at}>
            Receive
          </Link>
        )}
        <Link {...buttonLook({ variant: 'secondary' })} to="/stock/supply/$id/paper" {...at}>
          Print
        </Link>
        <Button variant="secondary" onClick={() => saveCsv(`supply-order-${order.number}`, orderRows(order))}>
          Save as CSV
        </Button>
        {state === 'sent' && (
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => run(async () => notify(await cancel(storeId, order)))}
          >
            Cancel the order
          </Button>
        )}
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {expected_on && <p>Expected on {expectedDay(expected_on)}</p>}
      {note !== '' && <p>{note}</p>}
      <Table
        dense
        caption="Bottles of this order"
        columns={columns}
        rows={lines}
        rowKey={({ product_id }) => product_id}
        empty="There are no bottles in it."
      />
      <p>
        Total <strong>{formatMoney(costOf(lines))}</strong>
      </p>
      {deliveries.length > 0 && (
        <Section title="Deliveries" lead="What has come of it, the newest first.">
          <RowList rows={deliveries}>{(delivery) => <Delivery {...delivery} />}</RowList>
        </Section>
      )}
    </>
  );
}

const columns: readonly Column<SupplyLine>[] = [
  {
    id: 'bottle',
    header: 'Bottle',
    names: true,
    cell: (line) => [bottleName(line), bottleSize(line)].filter(Boolean).join(', '),
  },
  { id: 'cases', header: 'Cases', align: 'end', cell: inCases },
  { id: 'bottles', header: 'Ordered', align: 'end', cell: ({ bottles }) => bottles },
  { id: 'received', header: 'Received', align: 'end', cell: ({ received }) => received },
  { id: 'damaged', header: 'Damaged', align: 'end', cell: ({ damaged }) => damaged || '–' },
  { id: 'cost', header: 'Cost of one', align: 'end', cell: ({ unit_cost }) => costInWords(unit_cost) },
];

const Delivery = ({ at, bottles, note, person, why }: OneOrder['deliveries'][number]) => (
  <RowWords
    name={[
      plural(bottles, { one: '# bottle', other: '# bottles', zero: 'No bottles' }),
      note !== '' && `slip ${note}`,
      why,
    ]
      .filter(Boolean)
      .join(', ')}
    about={[formatDateTime(at), person].filter(Boolean).join(', ')}
  />
);
