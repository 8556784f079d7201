import { useNavigate } from '@tanstack/react-router';
import { dot } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { KeptStore } from '../../../platform/store-data';
import { LotteryStoreDialog } from '../../stores/LotteryStoreDialog';
import { shortStoreName } from '../../stores/store-words';

/** Whose lotteries these are, and the way to another store's: its list begins anew. */
export function LotteryStoreButton({ store }: { store: KeptStore }) {
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const startAnew = () =>
    void navigate({ to: '/lottery', search: ({ state }) => ({ state }), replace: true, resetScroll: false });
  return (
    <>
      <Button
        variant="secondary"
        icon={<MapPin aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {shortStoreName(store.name)}, {store.city}
        {dot}Change store
      </Button>
      <LotteryStoreDialog open={choosing} onClose={() => setChoosing(false)} onChosen={startAnew} />
    </>
  );
}
