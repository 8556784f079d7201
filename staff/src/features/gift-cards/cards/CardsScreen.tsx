import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDate, formatMoney } from 'browser/formats/format';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { StaffGiftCard } from 'contract/gift-cards/cards.staff';
import { mayDo, useMe } from '../../../platform/me';
import { useChosenStore } from '../../../platform/use-chosen-store';
import links from '../../../ui/back.module.css';
import { BottleSearch } from '../../../ui/bottles/BottleSearch';
import { DataTable } from '../../../ui/DataTable';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import { cardsQuery } from './cards.api';
import { wordsOfState } from './words-of-cards';

const route = getRouteApi('/main/gift-cards');

/** The gift cards of one store. Nobody here sees more of a code than its end. */
export function CardsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('customers.see-whole', search.store);
  const seesLiabilities = mayDo(useMe(), 'liabilities.see');
  const query = useQuery({ ...cardsQuery(store?.id ?? 0, search.q, search.page), enabled: !!store });
  if (!store) return <NoStore title="Gift cards" />;
  return (
    <Page
      title="Gift cards"
      lead={store.name}
      actions={
        seesLiabilities && (
          <Link className={links.back} to="/liabilities">
            Liabilities
          </Link>
        )
      }
    >
      <StoreSwitch
        stores={stores}
        chosen={store.id}
        onChoose={(id) => void navigate({ search: { q: search.q, store: id }, replace: true })}
      />
      <search>
        <BottleSearch
          label="Search gift cards"
          placeholder="Last four of the code, gift number, name, or email"
          words={search.q ?? ''}
          onWords={(q) =>
            void navigate({ search: { store: search.store, q: q || undefined }, replace: true })
          }
          busy={query.isPlaceholderData}
        />
      </search>
      <DataTable
        what="gift cards"
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ shown_code }) => `the card ${shown_code}`}
        link={({ id }, look) => (
          <Link {...look} to="/gift-cards/$id" params={{ id }} search={{ store: store.id }} />
        )}
        pageLink={(page, look) => <Link {...look} to="/gift-cards" search={{ ...search, page }} />}
        empty={search.q ? `Nothing matches “${search.q}”.` : 'No gift card has been sold here yet.'}
      />
    </Page>
  );
}

const columns: readonly Column<StaffGiftCard>[] = [
  { id: 'code', header: 'Card', names: true, cell: ({ shown_code }) => shown_code },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={wordsOfState[state].tone}>{wordsOfState[state].name}</Badge>,
  },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => formatMoney(balance) },
  { id: 'amount', header: 'Value', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  { id: 'for', header: 'For', cell: ({ recipient_name }) => recipient_name },
  { id: 'from', header: 'From', cell: ({ buyer }) => buyer?.name ?? 'The store' },
  { id: 'number', header: 'Gift', cell: ({ number }) => number ?? '–' },
  { id: 'bought', header: 'Bought', cell: ({ bought_at }) => formatDate(bought_at) },
];
