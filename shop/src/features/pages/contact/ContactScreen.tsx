import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Page } from 'browser/ui/page/Page';
import { useState } from 'react';
import { useStoreData } from '../../../platform/store-data';
import { storesQuery } from '../../stores/stores.api';
import { ContactForm } from './ContactForm';
import css from './ContactScreen.module.css';
import { ContactSent } from './ContactSent';
import type { SentMessage } from './contact-form';
import { StoreAside } from './StoreAside';

/** `?order=` names the order that a customer comes from. */
export function ContactScreen() {
  const { order } = useSearch({ from: '/main/contact-us' });
  const stores = useQuery(storesQuery);
  const selected = useStoreData(({ selectedStore }) => selectedStore?.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const [sent, setSent] = useState<SentMessage>();
  const [email, setEmail] = useState<string>();

  const showSent = (message: SentMessage) => {
    setEmail(message.email);
    setSent(message);
  };

  const known = stores.data ?? [];
  const storeId = chosen ?? selected ?? known[0]?.id ?? null;
  const store = known.find(({ id }) => id === storeId);

  return (
    <Page
      title="Contact us"
      lead="Ask about a bottle, an order, or anything else. Someone at your store will answer."
    >
      <div className={css.columns}>
        {sent ? (
          <ContactSent sent={sent} store={store} onAnother={() => setSent(undefined)} />
        ) : (
          <ContactForm
            stores={known}
            storesAreLoading={stores.isPending}
            storeId={storeId}
            onStore={setChosen}
            order={order}
            email={email}
            onSent={showSent}
          />
        )}
        {store && <StoreAside store={store} now={new Date(stores.dataUpdatedAt)} />}
        {stores.isPending && <Skeleton shape="block" height="36rem" />}
      </div>
    </Page>
  );
}
