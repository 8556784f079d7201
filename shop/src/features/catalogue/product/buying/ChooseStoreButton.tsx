import { noticeInWords } from 'browser/calls/notice-failure';
import { queries } from 'browser/calls/queries';
import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { chooseStore } from '../../../stores/choose-store';
import { shortStoreName } from '../../../stores/store-words';
import { storesQuery } from '../../../stores/stores.api';

type Props = { storeId: number; storeName: string; wide?: boolean };

/** Goes shopping at another store, in place. */
export function ChooseStoreButton({ storeId, storeName, wide = false }: Props) {
  const { run, busy } = useCall({ refused: noticeInWords });

  const choose = async () => {
    const stores = await queries.ensureQueryData(storesQuery);
    const store = stores.find(({ id }) => id === storeId);
    if (store) chooseStore(store);
  };

  return (
    <Button
      variant={wide ? 'primary' : 'secondary'}
      size={wide ? 'medium' : 'small'}
      wide={wide}
      aria-label={wide ? undefined : `Choose this store: ${storeName}`}
      busy={busy}
      onClick={() => void run(choose)}
    >
      {wide ? `Shop at ${shortStoreName(storeName)}` : 'Choose this store'}
    </Button>
  );
}
