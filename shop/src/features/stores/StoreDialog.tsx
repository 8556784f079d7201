import { useMatch, useNavigate } from '@tanstack/react-router';
import { Dialog } from 'browser/ui/overlays/Dialog';
import type { Store } from 'contract/stores';
import { useStoreData } from '../../platform/store-data';
import { chooseStore } from './choose-store';
import { StoreChooser } from './StoreChooser';

type Props = { open: boolean; onClose: () => void };

/** The chooser of the header. On a store's own page it also leads to the page of the chosen store. */
export function StoreDialog({ open, onClose }: Props) {
  const selectedId = useStoreData(({ selectedStore }) => selectedStore?.id);
  const isStoreHome = useMatch({ from: '/main/$city/$store', shouldThrow: false }) !== undefined;
  const navigate = useNavigate();

  const choose = (store: Store) => {
    onClose();
    chooseStore(store);
    if (isStoreHome)
      void navigate({ to: '/$city/$store', params: { city: store.city_slug, store: store.slug } });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="Choose your store"
      description="Each store has its own prices, stock and cart, points and credit. Nothing is lost by changing."
    >
      <StoreChooser selectedId={selectedId} onChoose={choose} heading="h3" />
    </Dialog>
  );
}
