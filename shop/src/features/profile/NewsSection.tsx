import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Switch } from 'browser/ui/choices/Switch';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { useState } from 'react';
import css from './NewsSection.module.css';
import { chooseNews, newsQuery } from './news.api';

/** What was agreed to at the sign-up is taken back here, and given again. */
export function NewsSection() {
  const news = useQuery(newsQuery);
  return (
    <section className={css.section} aria-labelledby="news">
      <h2 id="news">What we email you</h2>
      {news.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" height="2.75rem" label="Loading your choice" />
        </div>
      )}
      {news.isError && (
        <Trouble title="Your choice could not be loaded" again={news.refetch} busy={news.isFetching}>
          {inWords(news.error)}
        </Trouble>
      )}
      {news.data && <NewsSwitch chosen={news.data.by_email} />}
      <p className={css.lead}>
        You can change this at any time. Emails about your orders and your account, and those you’ve asked
        for, reach you either way.
      </p>
    </section>
  );
}

function NewsSwitch({ chosen }: { chosen: boolean }) {
  /** What was pressed, until the shop has kept it. */
  const [wanted, setWanted] = useState<boolean>();
  const { run } = useCall({ refused: (_, words) => words && notify(words, 'error') });
  const choose = async (by_email: boolean) => {
    if (wanted !== undefined) return;
    setWanted(by_email);
    await run(() => chooseNews(by_email));
    setWanted(undefined);
  };
  return (
    <Switch
      label="News and offers by email"
      checked={wanted ?? chosen}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}
