import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { chooseStore } from '../stores/choose-store';
import { storesQuery } from '../stores/stores.api';
import { shortStoreName } from './store-words';

type Props = { storeId: number; storeName: string; wide?: boolean };

/** Goes shopping at another store, in place. */
export function ChooseStoreButton({ storeId, storeName, wide = false }: Props) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  const choose = async () => {
    setBusy(true);
    try {
      const stores = await queries.ensureQueryData(storesQuery);
      const store = stores.find(({ id }) => id === storeId);
      if (store) chooseStore(store);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(error.message, 'error');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant={wide ? 'primary' : 'secondary'}
      size={wide ? 'medium' : 'small'}
      wide={wide}
      aria-label={wide ? undefined : `Choose this store: ${storeName}`}
      busy={busy}
      onClick={() => void choose()}
    >
      {wide ? `Shop at ${shortStoreName(storeName)}` : 'Choose this store'}
    </Button>
  );
}
