import { type Column, Table } from 'browser/ui/lists/Table';
import type { TransferLine } from 'contract/stock/transfers.staff';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import type { OneTransfer } from './transfers.api';

const columns: readonly Column<TransferLine>[] = [
  {
    id: 'bottle',
    header: 'Bottle',
    names: true,
    cell: (line) => [bottleName(line), bottleSize(line)].filter(Boolean).join(', '),
  },
  { id: 'bottles', header: 'Sent', align: 'end', cell: ({ bottles }) => bottles },
  { id: 'received', header: 'Received', align: 'end', cell: ({ received }) => received },
  { id: 'missing', header: 'Missing', align: 'end', cell: ({ missing }) => missing },
];

export const TransferLines = ({ transfer: { lines } }: { transfer: OneTransfer }) => (
  <Table
    dense
    caption="Bottles of this transfer"
    columns={columns}
    rows={lines}
    rowKey={({ product_id }) => product_id}
    empty="There are no bottles in it."
  />
);
