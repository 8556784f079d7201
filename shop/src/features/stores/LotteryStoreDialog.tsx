import { Dialog } from 'browser/ui/overlays/Dialog';
import type { Store } from 'contract/stores';
import { useStoreData } from '../../platform/store-data';
import { StoreChooser } from './StoreChooser';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called once a store is chosen, to lead on. */
  onChosen?: () => void;
};

const hasLottery = (store: Store) => store.has_lottery;

/** The store whose lotteries are shown is chosen apart from the one that a customer buys at. */
export function LotteryStoreDialog({ open, onClose, onChosen }: Props) {
  const { lotteryStore, selectLotteryStore } = useStoreData();
  const choose = (store: Store) => {
    selectLotteryStore(store);
    onClose();
    onChosen?.();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="Choose a store’s lotteries"
      description="We hold lotteries only where the law allows them. The store you shop at stays the same."
    >
      <StoreChooser
        selectedId={lotteryStore?.id}
        onChoose={choose}
        only={hasLottery}
        none="No store holds lotteries at the moment"
        heading="h3"
      />
    </Dialog>
  );
}
