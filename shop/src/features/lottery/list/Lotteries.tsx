import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { plural } from 'browser/formats/format';
import { announce } from 'browser/ui/feedback/announcer';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Pagination } from 'browser/ui/lists/Pagination';
import { useEffect } from 'react';
import { lotteriesQuery } from '../lotteries.api';
import { shownStates, stateWords } from '../lottery-words';
import css from './Lotteries.module.css';
import { LotteriesSkeleton } from './LotteriesSkeleton';
import { LotteryCard } from './LotteryCard';
import { LotteryListLink } from './LotteryListLink';
import { LotteryStates } from './LotteryStates';
import { addressAfter, type LotteriesSearch } from './lotteries-search';
import { NoLotteries } from './NoLotteries';
import { OpenLotteryCard } from './OpenLotteryCard';

const found = { zero: 'No lotteries', one: '# lottery', other: '# lotteries' };

type Props = { storeId: number; search: LotteriesSearch };

export function Lotteries({ storeId, search }: Props) {
  const lotteries = useQuery(lotteriesQuery(storeId, search));
  const navigate = useNavigate({ from: '/lottery' });
  const { data: page, isPlaceholderData: isOld } = lotteries;
  const pages = page?.total_pages ?? 1;
  const rows = page?.total_rows;

  useEffect(() => {
    if (lotteries.isSuccess && !isOld && search.page > pages)
      void navigate({ search: addressAfter(search, { page: pages }), replace: true });
  });
  useEffect(() => {
    if (rows !== undefined && !isOld) announce(plural(rows, found));
  }, [rows, isOld]);

  return (
    <>
      <LotteryStates search={search} />
      {lotteries.isPending && <LotteriesSkeleton />}
      {lotteries.isError && !page && (
        <Trouble
          title="The lotteries could not be loaded"
          again={lotteries.refetch}
          busy={lotteries.isFetching}
        >
          {inWords(lotteries.error)}
        </Trouble>
      )}
      {rows === 0 && <NoLotteries search={search} />}
      {page && page.total_rows > 0 && (
        <>
          <div className={css.states} data-busy={isOld || undefined}>
            {shownStates.map((state) => {
              const shown = page.data.filter((lottery) => lottery.state === state);
              const Shown = state === 'open' ? OpenLotteryCard : LotteryCard;
              return (
                shown.length > 0 && (
                  <section key={state} className={css.state} aria-labelledby={`lotteries-${state}`}>
                    <h2 id={`lotteries-${state}`}>{stateWords[state].heading}</h2>
                    <ul className={css.cards} data-state={state}>
                      {shown.map((lottery) => (
                        <Shown key={lottery.id} lottery={lottery} clockAhead={page.clockAhead} />
                      ))}
                    </ul>
                  </section>
                )
              );
            })}
          </div>
          <Pagination
            label="Pages of lotteries"
            page={Math.min(search.page, pages)}
            pages={pages}
            pageSize={search.pageSize}
            onPageSize={(pageSize) =>
              void navigate({ search: addressAfter(search, { pageSize }), resetScroll: false })
            }
            link={(to, look) => <LotteryListLink {...look} search={addressAfter(search, { page: to })} />}
          />
        </>
      )}
    </>
  );
}
