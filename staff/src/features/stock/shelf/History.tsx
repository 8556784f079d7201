import { useInfiniteQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatDateTime } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { type Column, Table } from 'browser/ui/lists/Table';
import type { StockMovement } from 'contract/stock/stock.staff';
import { historyQuery } from '../stock.api';
import { causeOf, signed, wordsOfKind } from '../words-of-movements';
import css from './History.module.css';

const columns: Column<StockMovement>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => formatDateTime(at) },
  { id: 'kind', header: 'What', cell: ({ kind }) => wordsOfKind[kind] },
  { id: 'quantity', header: 'Bottles', align: 'end', cell: ({ quantity }) => signed(quantity) },
  { id: 'on_hand', header: 'Then on hand', align: 'end', cell: ({ on_hand }) => on_hand },
  { id: 'cause', header: 'Why', cell: causeOf },
  { id: 'person', header: 'Who', cell: ({ person }) => person ?? 'The shop' },
];

/** What came and went, the newest first. */
export function History({ storeId, productId }: { storeId: number; productId: number }) {
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(historyQuery(storeId, productId));
  return (
    <section className={css.history} aria-labelledby="history">
      <h2 id="history">Why there are so many</h2>
      {error && (
        <Trouble title="We could not load the history" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {(data || isPending) && (
        <Table
          dense
          caption="What came and went, the newest first"
          columns={columns}
          rows={data?.pages.flatMap(({ movements }) => movements) ?? []}
          rowKey={({ number }) => number}
          busy={isPending}
          empty="Nothing has come or gone yet."
        />
      )}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show older
        </Button>
      )}
    </section>
  );
}
