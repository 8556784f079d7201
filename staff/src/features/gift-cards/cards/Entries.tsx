import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDateTime, formatMoney } from 'browser/formats/format';
import type { Column } from 'browser/ui/lists/Table';
import type { listGiftCardEntriesByStaff } from 'contract/gift-cards/cards.staff';
import type { Answer } from 'contract/platform/endpoint';
import { DataTable } from '../../../ui/DataTable';
import { Section } from '../../../ui/Section';
import { entriesQuery } from './cards.api';

const route = getRouteApi('/main/gift-cards/$id');

type Entry = Answer<typeof listGiftCardEntriesByStaff>['data'][number];

const columns: readonly Column<Entry>[] = [
  { id: 'reason', header: 'Why', names: true, cell: ({ reason }) => reason },
  { id: 'at', header: 'When', cell: ({ at }) => formatDateTime(at) },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => formatMoney(balance) },
];

/** As the ledger has it. */
export function Entries({ storeId, id }: { storeId: number; id: string }) {
  const { page } = route.useSearch();
  return (
    <Section title="Uses" lead="Every use of the card, and what was left after it.">
      <DataTable
        what="uses"
        query={useQuery(entriesQuery(storeId, id, page))}
        columns={columns}
        rowKey={({ at, about }) => `${at} ${about}`}
        rowName={({ reason, at }) => `${reason}, ${formatDateTime(at)}`}
        pageLink={(next, look) => (
          <Link {...look} to="/gift-cards/$id" params={{ id }} search={{ store: storeId, page: next }} />
        )}
        empty="Nothing has moved yet."
      />
    </Section>
  );
}
