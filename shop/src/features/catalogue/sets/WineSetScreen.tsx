import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { wineSetNotFound } from 'contract/catalogue/sets';
import { idOf } from '../../../platform/id-in-address';
import { useStoreData } from '../../../platform/store-data';
import { ProductNotFound } from '../product/ProductNotFound';
import { WineSetPage } from './WineSetPage';
import { WineSetSkeleton } from './WineSetSkeleton';
import { wineSetQuery } from './wine-sets.api';

/** The set of the address; without a number there, the one that the store shows first. */
export function WineSetScreen() {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  const { id: inAddress } = useParams({ strict: false });
  const id = inAddress === undefined ? undefined : idOf(inAddress);
  if (inAddress !== undefined && id === undefined) return <SetNotFound />;
  return store && <WineSet key={id} storeId={store.id} id={id} />;
}

function WineSet({ storeId, id }: { storeId: number; id: number | undefined }) {
  const set = useQuery(wineSetQuery(storeId, id));

  if (set.isPending) return <WineSetSkeleton />;
  if (set.data) return <WineSetPage set={set.data} busy={set.isPlaceholderData} />;
  if (set.error instanceof CallError && set.error.code === wineSetNotFound.code) return <SetNotFound />;
  return (
    <Page title="Wine set">
      <Trouble title="The set could not be loaded" again={set.refetch} busy={set.isFetching}>
        {inWords(set.error)}
      </Trouble>
    </Page>
  );
}

const SetNotFound = () => (
  <ProductNotFound
    title="Set not found"
    lead="This store has no set at this address. Another one may suit you as well."
    way={{ to: '/wine-set', label: 'See the wine sets' }}
  />
);
