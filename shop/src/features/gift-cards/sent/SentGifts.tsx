import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Illustration } from 'browser/ui/feedback/Illustration';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Card } from 'browser/ui/lists/Card';
import { Pagination } from 'browser/ui/lists/Pagination';
import { pageIn, pageSizeIn, pagingInAddress } from 'browser/ui/lists/paging';
import { useEffect } from 'react';
import art from '../../../art/vignette-mail.avif';
import { sentGiftsQuery } from '../buying/gifts.api';
import { SentGift } from './SentGift';
import css from './SentGifts.module.css';

const route = getRouteApi('/main/gift-card');
const usualPageSize = 10;

export const sentGiftsId = 'gifts-you-sent';

/** Where each gift to somebody else is, and what can still be done about it. */
export const SentGifts = () => (
  <section id={sentGiftsId} className={css.sent} aria-labelledby="sent-gifts-heading">
    <div className={css.head}>
      <h2 id="sent-gifts-heading">Gifts you sent</h2>
      <p>Who each card is for, when it goes out, and whether it’s been claimed.</p>
    </div>
    <Gifts />
  </section>
);

function Gifts() {
  const address = route.useSearch();
  const search = { page: pageIn(address.page), pageSize: pageSizeIn(address.pageSize, usualPageSize) };
  const navigate = route.useNavigate();
  const gifts = useQuery(sentGiftsQuery(search));
  const pages = gifts.data?.total_pages ?? 1;
  const isBeyond = gifts.isSuccess && !gifts.isPlaceholderData && search.page > pages;
  const inAddress = (to: Partial<typeof search>) => pagingInAddress({ ...search, ...to }, usualPageSize);
  useEffect(() => {
    if (isBeyond) void navigate({ search: inAddress({ page: pages }), replace: true, resetScroll: false });
  });

  if (gifts.isPending) return <SentSkeleton />;
  if (!gifts.data)
    return (
      <Trouble title="Your gifts could not be loaded" again={gifts.refetch} busy={gifts.isFetching}>
        {inWords(gifts.error)}
      </Trouble>
    );
  if (gifts.data.total_rows === 0)
    return (
      <EmptyState picture={<Illustration source={art} />} title="No gifts yet">
        A card that you send to somebody is listed here, with its day and whether it has arrived. Choose a
        design above.
      </EmptyState>
    );
  return (
    <>
      <ul className={css.gifts} data-busy={gifts.isPlaceholderData || undefined}>
        {gifts.data.data.map((gift) => (
          <SentGift key={gift.id} gift={gift} />
        ))}
      </ul>
      <Pagination
        label="Pages of gifts you sent"
        page={Math.min(search.page, pages)}
        pages={pages}
        pageSize={search.pageSize}
        onPageSize={(pageSize) =>
          void navigate({ search: inAddress({ page: 1, pageSize }), resetScroll: false })
        }
        link={(page, look) => (
          <Link
            {...look}
            to="/gift-card"
            search={inAddress({ page })}
            resetScroll={false}
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
          />
        )}
      />
    </>
  );
}

const SentSkeleton = () => (
  <div className={css.gifts}>
    {Array.from({ length: 2 }, (_, at) => (
      <Card key={at} space="none" className={css.gift}>
        <span>
          <Skeleton shape="block" ratio="1200 / 760" label={at === 0 ? 'Loading the gifts' : undefined} />
        </span>
        <div className={css.words}>
          <Skeleton />
          <Skeleton />
        </div>
      </Card>
    ))}
  </div>
);
