import { useInfiniteQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatDateTime } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { mayDo, storeName, useMe } from '../../platform/me';
import { RowList } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import css from './ActsOf.module.css';
import { inWordsOfKind } from './act-words';
import { actsQuery } from './acts.api';
import { WhatChanged } from './WhatChanged';

type Props = {
  /** As the record names it: "person", with its id. */
  thing: string;
  id: string | number;
};

/** What staff did to one thing, put at the thing itself; nothing for those who may not read the record. */
export const ActsOf = (props: Props) => mayDo(useMe(), 'acts.see') && <Acts {...props} />;

function Acts({ thing, id }: Props) {
  const me = useMe();
  const acts = useInfiniteQuery(actsQuery({ thing, thing_id: String(id) }));
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage } = acts;
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Section title="Record" lead="What staff changed here, the newest first.">
      {isPending && <Skeleton lines={3} label="Loading the record" />}
      {error && !data && (
        <Trouble title="We could not load the record" again={acts.refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {data && rows.length === 0 && <p className={css.about}>Nothing yet.</p>}
      <RowList rows={rows}>
        {(act) => (
          <div>
            <p className={css.kind}>{inWordsOfKind(act.kind)}</p>
            <WhatChanged act={act} />
            <p className={css.about}>
              {[
                act.person?.name ?? 'A command',
                act.store_id !== null && storeName(me, act.store_id),
                formatDateTime(act.at),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
        )}
      </RowList>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => acts.fetchNextPage()}>
          Show older
        </Button>
      )}
    </Section>
  );
}
