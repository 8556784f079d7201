import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDate, formatDateTime, formatMoney } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { OneGiftCard } from 'contract/gift-cards/cards.staff';
import { daysAfter } from 'contract/platform/calendar';
import type { ReactNode } from 'react';
import { useStoresWith } from '../../../platform/me';
import links from '../../../ui/back.module.css';
import grid from '../../../ui/columns.module.css';
import { Section } from '../../../ui/Section';
import { ActsOf } from '../../record/ActsOf';
import { CardActs } from './CardActs';
import css from './CardScreen.module.css';
import { cardQuery } from './cards.api';
import { Entries } from './Entries';
import { wordsOfState } from './words-of-cards';

const route = getRouteApi('/main/gift-cards/$id');

/** One card: where it came from, what was spent of it, and what can be done. */
export function CardScreen() {
  const stores = useStoresWith('customers.see-whole');
  const asked = route.useSearch().store;
  const store = stores.find(({ id }) => id === asked) ?? stores[0];
  const { id } = route.useParams();
  return store ? (
    <OneCard key={`${store.id} ${id}`} store={store} id={id} />
  ) : (
    <Page title="Gift card">
      <p>There is no store yet.</p>
    </Page>
  );
}

type Store = ReturnType<typeof useStoresWith>[number];

function OneCard({ store, id }: { store: Store; id: string }) {
  const { data: card, error, isFetching, refetch } = useQuery(cardQuery(store.id, id));
  if (!card)
    return (
      <Page title="Gift card">
        {error ? (
          <Trouble title="We could not load this card" again={refetch} busy={isFetching}>
            {inWords(error)}
          </Trouble>
        ) : (
          <Skeleton lines={6} label="Loading the card" />
        )}
      </Page>
    );
  const { shown_code, state, blocked } = card;
  return (
    <Page
      title={`Gift card ${shown_code}`}
      lead={<Badge tone={wordsOfState[state].tone}>{wordsOfState[state].name}</Badge>}
      actions={
        <Link className={links.back} to="/gift-cards" search={{ store: store.id }}>
          All gift cards
        </Link>
      }
    >
      {blocked && (
        <Notice tone="danger">
          Blocked on {formatDateTime(blocked.at)}: {blocked.because}
        </Notice>
      )}
      <div className={grid.columns}>
        <div className={grid.column}>
          <Facts card={card} storeName={store.name} />
          <CardActs store={store} card={card} />
        </div>
        <div className={grid.column}>
          <Entries storeId={store.id} id={id} />
          <ActsOf thing="gift_card" id={id} />
        </div>
      </div>
    </Page>
  );
}

const person = (who: OneGiftCard['buyer']) =>
  who && (
    <Link to="/customers/$id" params={{ id: who.id }}>
      {who.name}
    </Link>
  );

function Facts({ card, storeName }: { card: OneGiftCard; storeName: string }) {
  const facts: [name: string, value: ReactNode][] = [
    ['Balance', `${formatMoney(card.balance)} of ${formatMoney(card.amount)}`],
    ['Bought by', person(card.buyer) ?? 'Given by the store'],
    ['Gift', card.number],
    ['For', card.recipient_name],
    ['Goes to', card.recipient_email],
    ['Held by', person(card.holder) ?? 'Whoever has the code'],
    ['Bought', formatDateTime(card.bought_at)],
    ['To be sent', formatDate(card.delivery_date)],
    ['Sent', card.delivered_at && formatDateTime(card.delivered_at)],
    ['Good until', card.expires_on ? formatDate(daysAfter(card.expires_on, -1)) : 'It never expires'],
  ];
  return (
    <Section title="About" lead={`To be spent at ${storeName}.`}>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={css.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
