import { getRouteApi } from '@tanstack/react-router';
import { Page } from 'browser/ui/page/Page';
import { useStoreData } from '../../../platform/store-data';
import { StoreChooser } from '../../stores/StoreChooser';
import { Lotteries } from './Lotteries';
import { LotteryStoreButton } from './LotteryStoreButton';
import { readLotteriesSearch } from './lotteries-search';

const route = getRouteApi('/main/lottery');
const lead =
  'A few bottles, and more people who would like one. Entering is free, everybody has the same chance, and ' +
  'anybody can check the draw.';

/** The draws of the store that was chosen for them; those of one bottle where the bottle stands. */
export function LotteriesScreen() {
  const search = readLotteriesSearch(route.useSearch());
  const { selectedStore, lotteryStore, selectLotteryStore } = useStoreData();
  const store = search.product && selectedStore?.has_lottery ? selectedStore : lotteryStore;

  if (!store)
    return (
      <Page title="Lottery" lead={`${lead} Which store’s lotteries would you like to see?`}>
        <StoreChooser
          only={({ has_lottery }) => has_lottery}
          none="No store holds lotteries at the moment"
          onChoose={selectLotteryStore}
        />
      </Page>
    );
  return (
    <Page title="Lottery" lead={lead} actions={<LotteryStoreButton store={store} />}>
      <Lotteries storeId={store.id} search={search} />
    </Page>
  );
}
