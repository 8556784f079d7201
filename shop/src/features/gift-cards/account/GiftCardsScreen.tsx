import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatMoney } from 'browser/formats/format';
import { Pagination } from 'browser/ui/lists/Pagination';
import { Nothing } from 'browser/ui/page/Nothing';
import { useEffect } from 'react';
import art from '../../../art/vignette-mail.avif';
import { NotLoaded } from '../../ledger/NotLoaded';
import { StatementDialog } from '../../ledger/StatementDialog';
import { statementInAddress } from '../../ledger/statement-search';
import { useLoadNotice } from '../../ledger/use-load-notice';
import { AccountPage } from '../../profile/AccountPage';
import { CodeCheck } from '../designs/CodeCheck';
import { GiftCardsTable } from './GiftCardsTable';
import { GiftOfCard } from './GiftOfCard';
import { giftCardEntriesQuery, giftCardsQuery } from './gift-cards.api';
import { giftCardsInAddress, readGiftCardsSearch } from './gift-cards-search';

const route = getRouteApi('/main/profile/gift-cards');

export function GiftCardsScreen() {
  const { statement, ...search } = readGiftCardsSearch(route.useSearch());
  const navigate = route.useNavigate();
  const list = giftCardsInAddress(search);
  const { statement: open, page } = statement;
  const { data: shown } = useQuery(giftCardsQuery(search));
  const card = shown?.data.find(({ id }) => id === open);
  return (
    <AccountPage title="Gift Cards">
      <Cards search={search} />
      <CodeCheck />
      {open && (
        <StatementDialog
          title="Gift card statement"
          query={giftCardEntriesQuery(open, page)}
          page={page}
          onPage={(to) =>
            void navigate({ search: { ...list, ...statementInAddress(open, to) }, resetScroll: false })
          }
          onClose={() => void navigate({ search: list, resetScroll: false })}
          write={formatMoney}
        >
          {card?.is_gift && <GiftOfCard id={open} />}
        </StatementDialog>
      )}
    </AccountPage>
  );
}

function Cards({ search }: { search: { page: number; pageSize: number } }) {
  const navigate = route.useNavigate();
  const cards = useQuery(giftCardsQuery(search));
  useLoadNotice(cards.error);
  const pages = cards.data?.total_pages ?? 1;
  const isBeyond = cards.isSuccess && !cards.isPlaceholderData && search.page > pages;
  useEffect(() => {
    if (isBeyond) void navigate({ search: giftCardsInAddress({ ...search, page: pages }), replace: true });
  });

  if (cards.isError && !cards.data) return <NotLoaded again={cards.refetch} busy={cards.isFetching} />;
  if (cards.data?.total_rows === 0) return <NoCards />;
  return (
    <>
      <GiftCardsTable
        cards={cards.data?.data}
        busy={cards.isPending || cards.isPlaceholderData}
        statementOf={(id) => ({ ...giftCardsInAddress(search), ...statementInAddress(id) })}
      />
      {cards.data && (
        <Pagination
          label="Pages of gift cards"
          page={Math.min(search.page, pages)}
          pages={pages}
          pageSize={search.pageSize}
          onPageSize={(pageSize) =>
            void navigate({ search: giftCardsInAddress({ page: 1, pageSize }), resetScroll: false })
          }
          link={(page, look) => (
            <Link
              {...look}
              to="/profile/gift-cards"
              search={giftCardsInAddress({ ...search, page })}
              resetScroll={false}
              activeProps={{}}
              activeOptions={{ exact: true, includeSearch: true }}
            />
          )}
        />
      )}
    </>
  );
}

const NoCards = () => (
  <Nothing picture={art} says="No gift cards found" way={{ to: '/gift-card', label: 'See the gift cards' }}>
    Cards that you bought for yourself or were given are listed here with what is left on them.
  </Nothing>
);
