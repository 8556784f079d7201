import { useNavigate } from '@tanstack/react-router';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Brand } from 'browser/ui/page/Brand';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import type { Store } from 'contract/stores';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../../platform/session';
import { useStoreData } from '../../../platform/store-data';
import { chooseStore } from '../../stores/choose-store';
import { StoreChooser } from '../../stores/StoreChooser';
import { useLeft } from '../auth-state';
import { ResendConfirmation } from '../ResendConfirmation';
import { useLogOut } from '../use-log-out';
import css from './ChooseStore.module.css';

/** A customer's first step, because each store has its own prices, stock and cart. */
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
            We sent an email to <strong>{confirming}</strong>. Open the link in it to confirm your address.
          </Notice>
        )}
        <StoreChooser selectedId={selectedId} onChoose={choose} />
      </main>
    </div>
  );
}
