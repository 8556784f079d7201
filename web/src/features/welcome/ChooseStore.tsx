import { useNavigate } from '@tanstack/react-router';
import type { Store } from 'contract/stores';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../../app/Brand';
import { PageTitle } from '../../app/PageTitle';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PageHeading } from '../../ui/PageHeading';
import { useLeft } from '../auth/auth-state';
import { useLogOut } from '../auth/use-log-out';
import { chooseStore } from '../stores/choose-store';
import { StoreChooser } from '../stores/StoreChooser';
import css from './ChooseStore.module.css';
import { ResendConfirmation } from './ResendConfirmation';

/** A customer's first step: price, stock and cart are a store's own. */
export function ChooseStore({ notice }: { notice: ReactNode }) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { refused, confirming } = useLeft();
  const name = useSession(({ login }) => login?.customer.first_name);
  const selectedId = useStoreData(({ selectedStore }) => selectedStore?.id);

  const choose = (store: Store) => {
    chooseStore(store);
    void navigate({ href: refused ?? `/${store.city_slug}/${store.slug}` });
  };

  return (
    <div className={css.page}>
      <PageTitle>Choose your store</PageTitle>
      <header className={css.head}>
        <Brand to="/welcome" />
        <Button
          variant="quiet"
          size="small"
          icon={<LogOut aria-hidden="true" />}
          onClick={() => void logOut()}
        >
          Log out
        </Button>
      </header>
      <main className={css.content}>
        <PageHeading lead="Which store is yours? Each has its own shelves and prices.">
          {confirming ? `Welcome, ${name}` : `Hello, ${name}`}
        </PageHeading>
        {notice}
        {confirming && !notice && (
          <Notice action={<ResendConfirmation />}>
            We have sent a letter to <strong>{confirming}</strong>. Please open its link to confirm the
            address.
          </Notice>
        )}
        <StoreChooser selectedId={selectedId} onChoose={choose} />
      </main>
    </div>
  );
}
