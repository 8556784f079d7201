import type { UseQueryResult } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { getHome } from 'contract/catalogue';
import type { Answer } from 'contract/platform/endpoint';
import type { ReactNode } from 'react';
import type { KeptStore } from '../../../platform/store-data';
import { HomeShelves } from './HomeShelves';
import { RecentlyViewed } from './RecentlyViewed';
import { UnderWay } from './UnderWay';

type Props = {
  store: KeptStore;
  home: UseQueryResult<Answer<typeof getHome>>;
  meanwhile: ReactNode;
};

/** All that is not on the first screen of a phone; it comes after what is. */
export const BelowCampaign = ({ store, home, meanwhile }: Props) => (
  <UnderWay store={store} ready={!home.isPending} meanwhile={meanwhile}>
    {home.data ? (
      <HomeShelves store={store} home={home.data} />
    ) : (
      <Trouble title="The shelves could not be loaded" again={home.refetch} busy={home.isFetching}>
        {inWords(home.error)}
      </Trouble>
    )}
    <RecentlyViewed storeId={store.id} />
  </UnderWay>
);
