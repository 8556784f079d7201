import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { useMe } from '../../../platform/me';
import { Section } from '../../../ui/Section';
import { ActsOf } from '../../record/ActsOf';
import { startQuery } from '../start/start.api';
import { TryOut } from '../start/TryOut';
import { LettersForm } from './LettersForm';
import css from './LettersForm.module.css';
import { letterheadQuery } from './letterhead.api';

/** The sender of letters to customers, as they read it. */
export function LettersScreen() {
  const { keys } = useMe();
  if (!keys.includes('terms.change'))
    return (
      <Page title="Letters">
        <EmptyState title="For owners of all stores">Letters of all stores have one sender.</EmptyState>
      </Page>
    );
  return (
    <Page title="Letters" lead="Whom customers and staff see as the sender of every letter." narrow>
      <Letters />
    </Page>
  );
}

function Letters() {
  const { data, error, isFetching, refetch } = useQuery(letterheadQuery);
  const { data: start } = useQuery(startQuery);
  if (!data && error)
    return (
      <Trouble title="We could not load the sender" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={8} label="Loading the sender" />;
  const { from, mail_server } = data;
  return (
    <div className={css.panel}>
      <LettersForm seen={data} />
      <Section
        title="How letters go out"
        lead={
          mail_server
            ? `They come from ${from}, by the mail server ${mail_server}.`
            : `They are kept for the demo, and nobody receives them. They would come from ${from}.`
        }
      >
        <p>
          The address and the mail server are set where the shop is installed, by <code>MAIL_FROM</code> and{' '}
          <code>SMTP_URL</code>: a mail server sends only for addresses that are its own.
        </p>
        {start && <TryOut what="mail" label="Send me a letter" trial={start.mail.trial} />}
      </Section>
      <ActsOf thing="letterhead" id="shop" />
    </div>
  );
}
